// Who asks what, and when: the few shapes in which a game's own rules receive a question.

import type { GameTypes, Tools } from './game.ts';
import type { Seat } from './seats.ts';

/** Someone's moment to act: the game as it is, the seat, and what the rules may use. */
export interface Moment<T extends GameTypes> {
  readonly state: T['State'];
  readonly seat: Seat;
  readonly tools: Tools<T['Books']>;
}

/** What a seat sees while it thinks of an action. */
export interface Glance<T extends GameTypes> {
  readonly view: T['View'];
  readonly seat: Seat;
  readonly books: T['Books'];
}

export type ActionOf<T extends GameTypes, Kind extends T['Action']['kind']> = Extract<T['Action'], { kind: Kind }>;
export type FactOf<T extends GameTypes, Kind extends T['Fact']['kind']> = Extract<T['Fact'], { kind: Kind }>;
export type NewsOf<T extends GameTypes, Kind extends T['News']['kind']> = Extract<T['News'], { kind: Kind }>;
export type RefusalOf<T extends GameTypes, Code extends T['Refusal']['code']> = Extract<T['Refusal'], { code: Code }>;

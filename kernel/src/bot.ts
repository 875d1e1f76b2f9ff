// Knows how a machine plays: from a view, like anyone, with the best answer so far when its time is over.

import type { Chance } from './chance.ts';
import type { GameTypes } from './game.ts';
import type { Seat } from './seats.ts';

/** The strengths, the same in every game, the weakest first: a child, then people, then a machine at its best. */
export const LEVELS = ['eveil', 'debutant', 'amateur', 'habitue', 'expert', 'champion'] as const;
export type Level = (typeof LEVELS)[number];

/** Whether a level is that strong, or stronger. */
export function isAtLeast(level: Level, other: Level): boolean {
  return LEVELS.indexOf(level) >= LEVELS.indexOf(other);
}

export interface BotSituation<T extends GameTypes> {
  readonly view: T['View'];
  readonly seat: Seat;
  readonly level: Level;
  readonly books: T['Books'];
  readonly chance: Chance;
}

export interface Bot<T extends GameTypes> {
  /** Better and better actions; the first one comes at once and is legal. */
  think(situation: BotSituation<T>): Generator<T['Action'], void, void>;
}

/** The last thought that came before `isOver`; at least the first one. */
export function bestThought<Thought>(thoughts: Generator<Thought, void, void>, isOver: () => boolean): Thought {
  let best = thoughts.next();
  if (best.done) throw new Error('a bot had no thought');
  let thought = best.value;
  while (!isOver()) {
    best = thoughts.next();
    if (best.done) break;
    thought = best.value;
  }
  return thought;
}

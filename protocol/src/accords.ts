// What people at a table agree on together: a pause, a move taken back, who fills in for the absent, a seat given back to its person.

import type { Seat } from '@boite/kernel';

/** Who plays for someone absent: a bot until they are back, or nobody, and their sand stands still. */
export const STAND_INS = ['bot', 'nobody'] as const;
export type StandIn = (typeof STAND_INS)[number];

/** In each, `seat` is one's own unless told. */
export type AccordRequest =
  /** Ask for a pause, or take it back; while the game is paused, anyone ends it. */
  | { readonly type: 'pause'; readonly seat: Seat; readonly agree: boolean }
  /** Ask to take one's last move back; the others agree, or one of them does not. */
  | { readonly type: 'take-back'; readonly seat: Seat; readonly agree: boolean }
  /** More time for whoever is awaited, from someone who is not. */
  | { readonly type: 'give-time'; readonly seat: Seat }
  /** Say who should play for someone absent. */
  | { readonly type: 'fill-in'; readonly seat: Seat; readonly absent: Seat; readonly by: StandIn }
  /** `seat` was one's own, on a device that is lost. */
  | { readonly type: 'claim'; readonly seat: Seat }
  /** Say whether whoever claims a seat is the person it belongs to. */
  | { readonly type: 'grant'; readonly seat: Seat; readonly agree: boolean };

/** Someone who has gone, and the seats that would have a bot play for them, or wait. */
export interface AbsentView {
  readonly seat: Seat;
  readonly bot: readonly Seat[];
  readonly nobody: readonly Seat[];
}

export interface AccordsView {
  readonly isPaused: boolean;
  /** The seats that asked for a pause. */
  readonly pause: readonly Seat[];
  /** Whoever asks to take a move back, and those who agree. */
  readonly takeBack: { readonly seat: Seat; readonly agreed: readonly Seat[] } | null;
  readonly absent: readonly AbsentView[];
  /** The seat that someone says is theirs, and those who agree. `isYours`: this device says so. */
  readonly claim: { readonly seat: Seat; readonly agreed: readonly Seat[]; readonly isYours: boolean } | null;
}

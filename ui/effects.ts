// What each piece of news sounds like, and how it moves: a closed table for every game. Whoever neither hears nor sees it move loses
// nothing: the log says it, and the table shows it.

import type { GameTypes, Seat } from '@boite/kernel';
import type { SoundName } from './sound-name.ts';

/** `lay`: pieces travel from a player to the table. `draw`: from the pile to the hand. `nudge`: who did it is shown. `alarm`: look here. */
export type MotionName = 'lay' | 'draw' | 'nudge' | 'alarm';

export interface Effect {
  readonly sound: SoundName | null;
  readonly motion: MotionName | null;
}

/** An effect for each kind of news: the compiler closes the table. */
export type NewsEffects<T extends GameTypes> = Readonly<Record<T['News']['kind'], Effect>>;

/** Seen on the table by itself, or of no one's making. */
export const QUIET: Effect = { sound: null, motion: null };
export const LAID: Effect = { sound: 'opponent', motion: 'lay' };
export const DEALT: Effect = { sound: 'dealt', motion: 'draw' };
export const PASSED: Effect = { sound: 'passed', motion: 'nudge' };
export const DONE: Effect = { sound: 'laid', motion: 'nudge' };
export const CONTESTED: Effect = { sound: 'contest', motion: 'alarm' };

/** Around a play that waits, in every game that has ballots. */
export const BALLOT_EFFECTS = { proposed: LAID, voiced: QUIET, 'put-to-vote': CONTESTED, settled: DONE } as const;

/** What every game tells. The end has its own sounds: it is won or lost. */
export const COURSE_EFFECTS = { turn: QUIET, retired: PASSED, ended: QUIET } as const;

/** How many pieces one has drawn oneself, where the news say which: it is told to nobody else. */
export function drawnToOneself(news: object): number {
  const told = news as { readonly drew?: unknown; readonly own?: { readonly drew?: unknown } | null };
  const drew = told.drew ?? told.own?.drew ?? [];
  return Array.isArray(drew) ? drew.length : 1;
}

/** Whose doing it is, where the news say so. */
export function doerOf(news: object): Seat | null {
  const told = news as { readonly seat?: unknown; readonly by?: unknown };
  const doer = told.seat ?? told.by;
  return typeof doer === 'number' ? doer : null;
}

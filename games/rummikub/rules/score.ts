// The points, and when the game is over. (RULES.md 6 and 7)

import { seatsLeft } from '@boite/kernel';
import type { EndReason, State } from '../types.ts';

/** What each letter of the longest word formed pays. */
export const LETTER_POINTS = 1;
/** How many times these points count when the whole rack was used. */
export const EMPTIED_TIMES = 2;

/** The points of a turn, from the longest word it formed: no other counts. */
export function pointsForLongest({ length }: { readonly length: number }, { emptied }: { readonly emptied: boolean }): number {
  return LETTER_POINTS * length * (emptied ? EMPTIED_TIMES : 1);
}

/** Why the game is over after the last turn; null when it goes on. */
export function reasonToEnd({ retired, bank, racks, emptyPasses }: State): EndReason | null {
  const playing = seatsLeft(retired);
  if (playing.length < 2) return 'alone';
  if (bank.length > 0) return null;
  if (playing.some((seat) => racks[seat]?.length === 0)) return 'rack-empty';
  return emptyPasses >= playing.length ? 'all-passed' : null;
}

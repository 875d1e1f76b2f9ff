// Knows the points: only the longest word formed counts, twice when the rack is empty. (RULES.md 6)

import type { Spelling } from '../types.ts';

/** The points of a turn, from the longest word it formed. */
export function pointsOf(longest: Spelling, { emptied }: { readonly emptied: boolean }): number {
  return longest.length * (emptied ? 2 : 1);
}

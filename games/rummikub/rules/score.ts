// The points. (RULES.md 6)

/** What each letter of the longest word formed pays. */
export const LETTER_POINTS = 1;
/** How many times these points count when the whole rack was used. */
export const EMPTIED_TIMES = 2;

/** The points of a turn, from the longest word it formed: no other counts. */
export function pointsForLongest({ length }: { readonly length: number }, { emptied }: { readonly emptied: boolean }): number {
  return LETTER_POINTS * length * (emptied ? EMPTIED_TIMES : 1);
}

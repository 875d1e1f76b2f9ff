// Knows the points: what a rebus pays, a whole hand laid at once, tokens left at the end. (RULES.md 5 and 6)

import { type Cell, isSameCell } from '@boite/kernel';
import { timesAt } from './board.ts';
import { HAND_SIZE } from './tokens.ts';

export const TOKEN_POINTS = 3;
const WHOLE_HAND_BONUS = 50;

/** What a rebus pays: its squares that the play covers multiply it, and each other. */
export function rebusPoints(cells: readonly Cell[], laid: readonly Cell[]): { readonly times: number; readonly points: number } {
  const covered = cells.filter((cell) => laid.some((other) => isSameCell(cell, other)));
  const times = covered.reduce((product, cell) => product * timesAt(cell), 1);
  return { times, points: TOKEN_POINTS * cells.length * times };
}

export function bonusFor(laid: number): number {
  return laid === HAND_SIZE ? WHOLE_HAND_BONUS : 0;
}

/** What the final count adds to each: tokens left cost, and pay to whoever has none; those who left are not counted. */
export function finalCount(hands: readonly (readonly unknown[])[], retired: readonly boolean[]): readonly number[] {
  const all = hands.reduce((sum, hand) => sum + hand.length, 0);
  return hands.map((hand, seat) => {
    if (retired[seat]) return 0;
    return hand.length === 0 ? TOKEN_POINTS * all : -TOKEN_POINTS * hand.length;
  });
}

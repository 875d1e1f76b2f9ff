// The points: what a rebus pays, a whole hand laid at once, tokens left at the end; and when the game is over. (RULES.md 5 and 6)

import { type Cell, isSameCell, seatsLeft } from '@boite/kernel';
import type { EndReason, State } from '../types.ts';
import { timesAt } from './board.ts';
import { bagSizes, totalOf } from './draw.ts';
import { HAND_SIZE } from './tokens.ts';

export const TOKEN_POINTS = 3;
/** For a whole hand laid at once. */
export const WHOLE_HAND_BONUS = 50;
/** Go-rounds in which everyone passes, after which nobody can go on: while there are tokens to draw, and once there are none. */
export const ROUNDS_OF_PASSES = 2;
export const ROUNDS_WITHOUT_BAGS = 1;

/** What a rebus pays: its squares that the play covers multiply it, and each other. */
export function runPoints(cells: readonly Cell[], laid: readonly Cell[]): { readonly times: number; readonly points: number } {
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

/** Why the game is over after the last turn; null when it goes on. */
export function tokenEnding({ retired, bags, hands, passes }: State): EndReason | null {
  const playing = seatsLeft(retired);
  if (playing.length < 2) return 'alone';
  const isDry = totalOf(bagSizes(bags)) === 0;
  if (isDry && playing.some((seat) => hands[seat]?.length === 0)) return 'hand-empty';
  return passes >= (isDry ? ROUNDS_WITHOUT_BAGS : ROUNDS_OF_PASSES) * playing.length ? 'all-passed' : null;
}

// What the final count added to each score: what the lines of the sheet do not say.

import { counted, signed, typeset } from '@boite/language';
import type { Token, View } from '../types.ts';

export function finalCounts({ scores, sheet }: View): readonly number[] {
  return scores.map((score, seat) => {
    const played = sheet.filter((line) => line.seat === seat);
    return score - played.reduce((sum, { points }) => sum + points, 0);
  });
}

/** What is said of what a player was left with: « garde 2 jetons : −4 ». */
export function lastHandText(view: View, hand: readonly Token[], seat: number): string {
  if (view.retired[seat]) return 'a quitté la partie';
  const held = hand.length === 0 ? 'n’a plus de jeton' : `garde ${counted(hand.length, 'jeton')}`;
  return typeset(`${held} : ${plusOrMinus(finalCounts(view)[seat] ?? 0)}`);
}

/** « +4 », « −4 », « 0 ». */
export function plusOrMinus(count: number): string {
  return count > 0 ? `+${count}` : signed(count);
}

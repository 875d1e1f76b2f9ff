// Knows what the final count added to each score: what the lines of the sheet do not say.

import type { View } from './rules.ts';

export function finalCounts({ scores, sheet }: View): readonly number[] {
  return scores.map((score, seat) => {
    const played = sheet.filter((line) => line.seat === seat);
    return score - played.reduce((sum, { points }) => sum + points, 0);
  });
}

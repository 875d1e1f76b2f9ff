// One sentence in French about a turn: whether there was better, and who would have seen it.

import type { ReviewedTurn } from '@boite/kernel';
import { counted, typeset } from '@boite/language';

/** A turn that reaches so much of the best is a good one. */
const GOOD_SHARE = 0.8;

export function turnRemark({ points, best, regular }: ReviewedTurn, unit: readonly [string, string]): string {
  return typeset(remarkOn({ points, best, regular }, unit));
}

function remarkOn(
  { points, best, regular }: Pick<ReviewedTurn, 'points' | 'best' | 'regular'>,
  [one, several]: readonly [string, string],
): string {
  if (best === null) return 'Rien ne pouvait être joué.';
  if (points >= best.points) return 'Il n’y avait pas mieux.';
  const missed = counted(Number((best.points - points).toFixed(2)), one, several);
  if (points >= GOOD_SHARE * best.points) return `Presque parfait : « ${best.told} » valait ${missed} de plus.`;
  if (regular !== null && regular.points > points && regular.told !== '')
    return `Un habitué aurait vu « ${regular.told} » ; le meilleur, « ${best.told} », valait ${missed} de plus.`;
  return `On pouvait faire mieux : « ${best.told} » valait ${missed} de plus.`;
}

// What Rummikub des mots keeps for its players' figures: every word formed; the longest brought the points.

import type { Feat } from '@boite/kernel';
import type { Fact } from '../types.ts';

export function feats(fact: Fact): readonly Feat[] {
  if (fact.kind !== 'played') return [];
  const { seat, points } = fact;
  return fact.formed.map((told, nth) => ({ seat, kind: 'word', told, points: nth === 0 ? points : null }));
}

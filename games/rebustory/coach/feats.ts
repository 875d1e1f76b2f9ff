// What Rébustory keeps for its players' figures: the rebuses that counted.

import type { Feat } from '@boite/kernel';
import type { Fact } from '../types.ts';

export function feats(fact: Fact): readonly Feat[] {
  if (fact.kind !== 'scored') return [];
  const { seat } = fact;
  return fact.points.rebuses.map(({ word, points }) => ({ seat, kind: 'rebus', told: word, points }));
}

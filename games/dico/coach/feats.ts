// What Dico keeps for its players' figures: the words that were found.

import type { Feat } from '@boite/kernel';
import type { Fact } from '../types.ts';

export function feats(fact: Fact): readonly Feat[] {
  if (fact.kind !== 'announced' || !fact.right) return [];
  const { seat } = fact;
  return fact.supposed.map(({ word }) => ({ seat, kind: 'word', told: word, points: null }));
}

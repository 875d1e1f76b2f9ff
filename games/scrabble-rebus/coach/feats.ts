// What Scrabble Rébus keeps for its players' figures: everything that was read.

import type { Feat } from '@boite/kernel';
import type { Fact } from '../types.ts';

export function feats(fact: Fact): readonly Feat[] {
  if (fact.kind !== 'played') return [];
  const { seat } = fact;
  return fact.rebuses.map(({ text, points }) => ({ seat, kind: 'rebus', told: text, points }));
}

// What Rondo keeps for its players' figures: a word a turn.

import type { Feat } from '@boite/kernel';
import type { Fact } from '../types.ts';

export function feats(fact: Fact): readonly Feat[] {
  if (fact.kind !== 'played') return [];
  return [{ seat: fact.seat, kind: 'word', told: fact.word, points: fact.points.total }];
}

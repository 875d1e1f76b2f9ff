// What a coach sees in a turn of Rondo: the word that paid most with the cards in hand, exchanges done.

import type { Insight } from '@boite/kernel';
import { puzzleOf } from '../bot/judgement.ts';
import { allWordPlays } from '../bot/solver.ts';
import type { RondoTypes } from '../types.ts';

export const insight: Insight<RondoTypes> = {
  unit: ['point', 'points'],
  begins: ['turn', 'exchanged'],
  author: (fact) => (fact.kind === 'played' || fact.kind === 'passed' ? fact.seat : null),
  worth: (fact) => {
    if (fact.kind === 'played') return { points: fact.points.total, told: fact.word };
    return { points: fact.kind === 'passed' ? fact.points : 0, told: '' };
  },
  best: (view, _, { lexicon }) => {
    const [best] = allWordPlays(puzzleOf(view), lexicon);
    return best === undefined ? null : { points: best.points, told: best.word };
  },
};

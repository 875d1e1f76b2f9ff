// What a coach sees in a turn of Rummikub des mots: the turn that paid most, the table taken apart if need be.

import type { Insight, Seat } from '@boite/kernel';
import { LONGEST_SEARCH, searched } from '../bot/solver.ts';
import { formedWords } from '../rules/table.ts';
import type { Books, RummikubTypes, TableChange, View } from '../types.ts';

export const insight: Insight<RummikubTypes> = {
  unit: ['point', 'points'],
  begins: ['turn'],
  author: (fact) => (fact.kind === 'played' || fact.kind === 'passed' ? fact.seat : null),
  worth: (fact) => (fact.kind === 'played' ? { points: fact.points, told: fact.formed.join(', ') } : { points: 0, told: '' }),
  best: (view, seat, books) => {
    const turn = bestChange(view, seat, books);
    return turn && { points: turn.points, told: formedWords(view.table, turn.table).join(', ') };
  },
};

export function bestChange({ table, rack, entered }: View, seat: Seat, { lexicon }: Books): TableChange | null {
  const start = { table, rack: rack ?? [], entered: entered[seat] ?? false };
  return searched(start, lexicon, { budget: LONGEST_SEARCH }).turn;
}

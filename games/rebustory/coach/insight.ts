// What a coach sees in a turn of Rébustory: the turn that paid most with that hand and that table.

import type { Insight } from '@boite/kernel';
import { ANY_MEANS, bestTurn } from '../bot/solver.ts';
import { positionIn } from '../rules/position.ts';
import type { RebustoryTypes, TurnPoints } from '../types.ts';

export const insight: Insight<RebustoryTypes> = {
  unit: ['point', 'points'],
  begins: ['turn'],
  author: (fact) => (fact.kind === 'scored' ? fact.seat : null),
  worth: (fact) => (fact.kind === 'scored' ? wordsWorth(fact.points) : { points: 0, told: '' }),
  best: (view, seat, books) => {
    const { points, moves } = bestTurn({ position: positionIn(view, seat), books, skills: ANY_MEANS });
    return moves.length === 0 ? null : wordsWorth(points);
  },
};

function wordsWorth({ total, rebuses }: TurnPoints) {
  return { points: total, told: rebuses.map(({ word }) => word).join(', ') };
}

// What a coach sees in a turn of Scrabble Rébus: the play that paid most on that board with that hand.

import type { Insight } from '@boite/kernel';
import { bestGains } from '../bot/gains.ts';
import type { Gain, ScrabbleRebusTypes } from '../types.ts';

export const insight: Insight<ScrabbleRebusTypes> = {
  unit: ['point', 'points'],
  begins: ['turn'],
  author: (fact) => (fact.kind === 'played' || fact.kind === 'changed' || fact.kind === 'passed' ? fact.seat : null),
  worth: (fact) => (fact.kind === 'played' ? gainWorth(fact) : { points: 0, told: '' }),
  best: ({ board, hand }, _, books) => {
    const [best] = bestGains({ board, hand: hand ?? [], limit: 1 }, books);
    return best === undefined ? null : gainWorth(best);
  },
};

function gainWorth({ points, rebuses }: Pick<Gain, 'points' | 'rebuses'>) {
  return { points, told: rebuses.map(({ text }) => text).join(', ') };
}

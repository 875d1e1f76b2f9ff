// Knows how a machine answers at Scrabble Rébus: it passes, and judges the others as the arbitre does.

import type { Bot } from '@boite/kernel';
import { objected } from './rebus.ts';
import type { Action, Laid, ScrabbleRebusTypes } from './types.ts';

export const bot: Bot<ScrabbleRebusTypes> = {
  *think({ view }) {
    const { pending } = view;
    yield pending === null ? { kind: 'pass' } : answer(pending.laid, pending.stage);
  },
};

function answer({ rebuses }: Laid, stage: 'window' | 'vote'): Action {
  const isRight = objected(rebuses).length === 0;
  if (stage === 'vote') return { kind: 'vote', voice: isRight ? 'for' : 'against' };
  return { kind: isRight ? 'accept' : 'contest' };
}

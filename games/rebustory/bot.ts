// Knows how a machine answers at Rébustory: it discards, and judges the others as the arbitre does.

import type { Bot } from '@boite/kernel';
import type { Action, RebustoryTypes, View } from './types.ts';
import { isAlone } from './ways.ts';

export const bot: Bot<RebustoryTypes> = {
  *think({ view, seat }) {
    yield answer(view, seat);
  },
};

function answer(view: View, seat: number): Action {
  const { pending, turn, options, hand } = view;
  const isRight = pending?.laid.objections.length === 0;
  if (pending?.stage === 'vote') return { kind: 'vote', voice: isRight ? 'for' : 'against' };
  if (pending !== null) return { kind: isRight ? 'accept' : 'contest' };
  if (turn !== seat) return { kind: 'answer-sand', agrees: true };
  if (options.way === 'echelle') return { kind: 'give-up' };
  return { kind: 'finish', discard: isAlone(options) ? null : (hand?.[0] ?? null), takesTop: false };
}

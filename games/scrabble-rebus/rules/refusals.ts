// Knows why a well-laid play or a change is refused all the same: by the arbitre, by the others, by the bags.

import type { Action, BoardRebus, Books, Refusal, Token, View } from '../types.ts';
import { totalOf } from './draw.ts';
import { gainOf } from './gain.ts';
import { handRefusal } from './play.ts';
import { objected, refusedRowKey } from './rebus.ts';

type LayingAction = Extract<Action, { kind: 'play' | 'appeal' }>;

/** What the arbitre, or the others earlier in this turn, say of the rebuses. (RULES.md 7.2) */
export function rebusRefusal(view: View, action: LayingAction, books: Books): Refusal | null {
  const { judging } = view.options;
  if (action.kind === 'appeal' && judging !== 'appel') return { code: 'no-appeal' };
  const { rebuses } = gainOf(view.board, action, books);
  const [first] = objected(rebuses);
  if (action.kind === 'appeal') return first ? alreadyRefused(view, objected(rebuses)) : { code: 'nothing-to-appeal' };
  if (judging === 'table') return alreadyRefused(view, rebuses);
  return first ? { code: 'refused-rebus', text: first.text, objection: first.objection } : null;
}

function alreadyRefused({ refused }: View, rebuses: readonly BoardRebus[]): Refusal | null {
  const isKnown = rebuses.every((rebus) => refused.includes(refusedRowKey(rebus)));
  return isKnown ? { code: 'already-refused', text: rebuses[0]?.text ?? '' } : null;
}

export function changeRefusal({ hand, bagCounts }: View, tokens: readonly Token[]): Refusal | null {
  const refusal = handRefusal(
    hand ?? [],
    tokens.map((token) => ({ token })),
  );
  if (refusal) return refusal.code === 'nothing-laid' ? { code: 'nothing-changed' } : refusal;
  const left = totalOf(bagCounts);
  return left < tokens.length ? { code: 'bags-too-small', left } : null;
}

// The rebuses of a play: judged and paid, refused by the arbitre or by the others, standing on the board. (RULES.md 4, 5, 7.2)

import { spelled } from '@boite/language';
import type { RebusObjection } from '../../ear-refusal.ts';
import type {
  Action,
  Board,
  BoardRebus,
  Books,
  Gain,
  Refusal,
  RefusedRow,
  RunClaim,
  Token,
  TokenPlacement,
  TokenPlay,
  View,
} from '../types.ts';
import { totalOf } from './draw.ts';
import { givenBy, judged } from './judging.ts';
import { type ClaimedTokens, claimedTokens, handRefusal } from './play.ts';
import { bonusFor, runPoints } from './score.ts';

/** What a play brings that `playRefusal` let through. */
export function gainOf(board: Board, play: TokenPlay, books: Books): Gain {
  const rebuses = claimedTokens(board, play).map((run) => rebusOf(run, play.placements, books));
  const bonus = bonusFor(play.placements.length);
  const points = rebuses.reduce((sum, rebus) => sum + rebus.points, bonus);
  return { placements: play.placements, rebuses, bonus, points };
}

function rebusOf({ run, tokens, claims }: ClaimedTokens, placements: readonly TokenPlacement[], books: Books): BoardRebus {
  const { row, column, direction, text, meant } = claims[0] as RunClaim;
  const verdict = judged(tokens, text, books);
  return {
    row,
    column,
    direction,
    given: givenBy(tokens, verdict, meant),
    text: verdict.text,
    kind: verdict.accepted ? verdict.kind : null,
    objection: verdict.accepted ? null : verdict.objection,
    ...runPoints(run.cells, placements),
  };
}

/** The same at a table: what it has accepted before is not objected to again. */
export function gainAt({ board, options }: Pick<View, 'board' | 'options'>, play: TokenPlay, books: Books): Gain {
  const gain = gainOf(board, play, books);
  const isKnown = (rebus: BoardRebus) => options.precedents?.includes(refusedRowKey(rebus));
  return { ...gain, rebuses: gain.rebuses.map((rebus) => (isKnown(rebus) ? { ...rebus, objection: null } : rebus)) };
}

/** A rebus that the arbitre refuses. */
type ObjectedRebus = BoardRebus & { readonly objection: RebusObjection };

export function objected(rebuses: readonly BoardRebus[]): readonly ObjectedRebus[] {
  return rebuses.filter((rebus): rebus is ObjectedRebus => rebus.objection !== null);
}

/** A rebus as it is remembered once the others refused it: its tokens, and the letters of its text. */
export function refusedRowKey({ given, text }: BoardRebus): RefusedRow {
  const letters = spelled(text.replaceAll(/\P{L}/gu, '')) ?? text;
  return `${given.map(({ token }) => token).join('+')}=${letters}`;
}

/** Runs that were lengthened are read anew. */
export function rebusesAfter(before: readonly BoardRebus[], formed: readonly BoardRebus[]): readonly BoardRebus[] {
  return [...before.filter((old) => !formed.some((rebus) => holds(rebus, old))), ...formed];
}

function holds(rebus: BoardRebus, old: BoardRebus): boolean {
  if (rebus.direction !== old.direction) return false;
  const [line, start] = rebus.direction === 'across' ? (['row', 'column'] as const) : (['column', 'row'] as const);
  const offset = old[start] - rebus[start];
  return rebus[line] === old[line] && offset >= 0 && offset < rebus.given.length;
}

type LayingAction = Extract<Action, { kind: 'play' | 'appeal' }>;

/** What the arbitre, or the others earlier in this turn, say of the rebuses. (RULES.md 7.2) */
export function rebusRefusal(view: View, action: LayingAction, books: Books): Refusal | null {
  const { judging } = view.options;
  if (action.kind === 'appeal' && judging !== 'appel') return { code: 'no-appeal' };
  const { rebuses } = gainAt(view, action, books);
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

// Knows what each fact changes. No chance, no dictionary, no clock.

import { ballotAfter } from '@boite/kernel';
import type { Fact, Laid, Line, State, Token } from '../types.ts';
import { boardWith, EMPTY_BOARD } from './board.ts';
import { bagsWith, bagsWithout } from './draw.ts';
import { objected, rebusesAfter, refusedKey } from './rebus.ts';
import { without } from './tokens.ts';

type FactOf<Kind extends Fact['kind']> = Extract<Fact, { kind: Kind }>;
type Changes = { readonly [Kind in Exclude<Fact['kind'], 'dealt'>]: (state: State, fact: FactOf<Kind>) => State };

export function evolve(state: State | null, fact: Fact): State {
  if (fact.kind === 'dealt') return dealt(fact);
  if (state === null) throw new Error(`Scrabble Rébus cannot begin with « ${fact.kind} »`);
  const change = CHANGES[fact.kind] as (state: State, fact: Fact) => State;
  return change(state, fact);
}

function dealt({ options, hands, bags, first }: FactOf<'dealt'>): State {
  return {
    options,
    phase: 'turn',
    decision: 0,
    deadline: null,
    hands,
    bags,
    board: EMPTY_BOARD,
    rebuses: [],
    turn: first,
    pending: null,
    refused: [],
    passes: 0,
    retired: hands.map(() => false),
    scores: hands.map(() => 0),
    sheet: [],
    ended: null,
  };
}

const CHANGES: Changes = {
  turn: (state, { seat, deadline }) => ({ ...decided(state), phase: 'turn', turn: seat, deadline, refused: [] }),
  proposed: (state, fact) => ({
    ...decided(state),
    phase: 'pending',
    deadline: fact.deadline,
    pending: ballotAfter(state.pending, fact, state.hands.length),
  }),
  voiced: (state, fact) => ({ ...state, pending: ballotAfter(state.pending, fact, state.hands.length) }),
  'put-to-vote': (state, fact) => ({
    ...decided(state),
    deadline: fact.deadline,
    pending: ballotAfter(state.pending, fact, state.hands.length),
  }),
  settled: (state, { tally, deadline }) => ({
    ...decided(state),
    phase: 'turn',
    deadline,
    pending: null,
    refused: tally.stands ? state.refused : [...state.refused, ...refusedIn(state.pending?.laid)],
  }),
  played: (state, { seat, placements, rebuses, points, drawn }) => {
    const used = placements.map(({ token }) => token);
    const texts = rebuses.map(({ text }) => text);
    return {
      ...scored(withHand(decided(state), { seat, used, drawn }), { seat, texts, points }),
      board: boardWith(state.board, placements),
      rebuses: rebusesAfter(state.rebuses, rebuses),
      pending: null,
      passes: 0,
    };
  },
  changed: (state, { seat, given, drawn }) => {
    const after = withHand(decided(state), { seat, used: given, drawn });
    return unscored({ ...after, bags: bagsWith(after.bags, given) }, seat);
  },
  passed: (state, { seat }) => unscored(decided(state), seat),
  retired: (state, { seat }) => ({
    ...state,
    hands: state.hands.with(seat, []),
    bags: bagsWith(state.bags, state.hands[seat] ?? []),
    retired: state.retired.with(seat, true),
    pending: state.turn === seat ? null : state.pending,
  }),
  ended: (state, { reason, count }) => ({
    ...decided(state),
    phase: 'over',
    deadline: null,
    pending: null,
    scores: state.scores.map((score, seat) => score + (count[seat] ?? 0)),
    ended: reason,
  }),
};

function decided(state: State): State {
  return { ...state, decision: state.decision + 1 };
}

function withHand(
  state: State,
  { seat, used, drawn }: { readonly seat: number; readonly used: readonly Token[]; readonly drawn: readonly Token[] },
): State {
  const left = without(state.hands[seat] ?? [], used);
  if (left === null) throw new Error('a token was used that was not in hand');
  return { ...state, hands: state.hands.with(seat, [...left, ...drawn]), bags: bagsWithout(state.bags, drawn) };
}

function scored(state: State, line: Line): State {
  const score = (state.scores[line.seat] ?? 0) + line.points;
  return { ...state, scores: state.scores.with(line.seat, score), sheet: [...state.sheet, line] };
}

/** A turn without a play. */
function unscored(state: State, seat: number): State {
  return { ...scored(state, { seat, texts: null, points: 0 }), passes: state.passes + 1 };
}

/** What the others refused: in an appeal, only what the arbitre had refused was before them. */
function refusedIn(laid: Laid | undefined): readonly string[] {
  if (laid === undefined) return [];
  return (laid.isAppeal ? objected(laid.rebuses) : laid.rebuses).map(refusedKey);
}

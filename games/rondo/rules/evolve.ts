// Knows what each fact changes. No chance, no dictionary, no clock.

import { ballotAfter, withVoice } from '@boite/kernel';
import type { Card, Fact, Line, Play, State } from '../types.ts';
import { compartmentsAfter } from './holder.ts';
import { handWithout } from './play.ts';

type FactOf<Kind extends Fact['kind']> = Extract<Fact, { kind: Kind }>;
type Changes = { readonly [Kind in Exclude<Fact['kind'], 'dealt'>]: (state: State, fact: FactOf<Kind>) => State };

export function evolve(state: State | null, fact: Fact): State {
  if (fact.kind === 'dealt') return dealt(fact);
  if (state === null) throw new Error(`Rondo cannot begin with « ${fact.kind} »`);
  const change = CHANGES[fact.kind] as (state: State, fact: Fact) => State;
  return change(state, fact);
}

function dealt({ options, youngest, hands, pile, deadline }: FactOf<'dealt'>): State {
  return {
    options,
    youngest,
    phase: 'opening',
    decision: 0,
    deadline,
    hands,
    pile,
    compartments: [],
    covered: [],
    shown: hands.map(() => 'thinking'),
    turn: 0,
    exchanges: 0,
    pending: null,
    emptyPasses: 0,
    retired: hands.map(() => false),
    scores: hands.map(() => 0),
    sheet: [],
    ended: null,
  };
}

const CHANGES: Changes = {
  shown: (state, { seat, cards }) => ({ ...state, shown: state.shown.with(seat, cards) }),
  opened: (state, { first }) => ({ ...decided(state), phase: 'turn', turn: first }),
  turn: (state, { seat, deadline }) => ({ ...decided(state), phase: 'turn', turn: seat, deadline, exchanges: 0 }),
  exchanged: (state, { seat, card, drawn }) => ({
    ...decided(state),
    hands: state.hands.with(seat, [...without(state, seat, [card]), drawn]),
    pile: [...state.pile, card].slice(1),
    exchanges: state.exchanges + 1,
  }),
  proposed: (state, { play, word, deadline, left }) => ({
    ...decided(state),
    phase: 'pending',
    deadline,
    pending: ballotAfter(
      null,
      { kind: 'proposed', seat: state.turn, laid: { play, word }, stage: 'window', deadline, left },
      state.hands.length,
    ),
  }),
  accepted: (state, { seat }) => ({
    ...state,
    pending: state.pending && withVoice(state.pending, seat, 'for'),
  }),
  contested: (state, { upheld, deadline }) =>
    upheld ? { ...decided(state), phase: 'turn', pending: null, deadline } : decided(state),
  played: (state, { seat, play, word, points, drawn }) => {
    const laid = withCardsLaid(decided(state), seat, play);
    return { ...scored(withDrawn(laid, seat, drawn), { seat, word, points: points.total }), pending: null, emptyPasses: 0 };
  },
  passed: (state, { seat, points, drawn }) => ({
    ...scored(withDrawn(decided(state), seat, drawn), { seat, word: null, points }),
    emptyPasses: state.pile.length === 0 ? state.emptyPasses + 1 : 0,
  }),
  retired: (state, { seat }) => ({
    ...state,
    hands: state.hands.with(seat, []),
    pile: [...state.pile, ...(state.hands[seat] ?? [])],
    retired: state.retired.with(seat, true),
    pending: state.turn === seat ? null : state.pending,
  }),
  ended: (state, { reason, left }) => ({
    ...decided(state),
    phase: 'over',
    deadline: null,
    pending: null,
    scores: state.scores.map((score, seat) => score - (left[seat] ?? 0)),
    ended: reason,
  }),
};

function decided(state: State): State {
  return { ...state, decision: state.decision + 1 };
}

function without(state: State, seat: number, used: readonly Card[]): readonly Card[] {
  const left = handWithout(state.hands[seat] ?? [], used);
  if (left === null) throw new Error('a card was played that was not in hand');
  return left;
}

function withCardsLaid(state: State, seat: number, play: Play): State {
  const { compartments, covered } = compartmentsAfter(state.compartments, play);
  const used = play.placements.map(({ card }) => card);
  return {
    ...state,
    compartments,
    covered: [...state.covered, ...covered],
    hands: state.hands.with(seat, without(state, seat, used)),
  };
}

function withDrawn(state: State, seat: number, drawn: readonly Card[]): State {
  const hand = [...(state.hands[seat] ?? []), ...drawn];
  return { ...state, hands: state.hands.with(seat, hand), pile: state.pile.slice(drawn.length) };
}

function scored(state: State, line: Line): State {
  const score = (state.scores[line.seat] ?? 0) + line.points;
  return { ...state, scores: state.scores.with(line.seat, score), sheet: [...state.sheet, line] };
}

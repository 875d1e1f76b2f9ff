// What each fact changes. No chance, no dictionary, no clock.

import { begunWithPoints, evolution, handAfter, handReturned, type Seat, withLine } from '@boite/kernel';
import type { Card, Fact, Play, RondoTypes, State } from '../types.ts';
import { compartmentsAfter } from './holder.ts';
import { inTodaysWords } from './older-facts.ts';

const evolved = evolution<RondoTypes, 'dealt'>({
  first: 'dealt',
  begins: ({ options, youngest, hands, pile, deadline }) => ({
    ...begunWithPoints(hands.length, 'opening', deadline),
    options,
    youngest,
    hands,
    pile,
    compartments: [],
    covered: [],
    shown: hands.map(() => 'thinking'),
    exchanges: 0,
    emptyPasses: 0,
  }),
  beside: ['shown'],
  changes: {
    shown: (state, { seat, cards }) => ({ ...state, shown: state.shown.with(seat, cards) }),
    opened: (state, { first }) => ({ ...state, phase: 'turn', turn: first }),
    turn: (state) => ({ ...state, exchanges: 0 }),
    exchanged: (state, { seat, card, drawn }) => ({
      ...withHandAfter(state, seat, [card], [drawn]),
      pile: [...state.pile, card].slice(1),
      exchanges: state.exchanges + 1,
    }),
    contested: (state, { upheld, deadline }) => (upheld ? { ...state, phase: 'turn', pending: null, deadline } : state),
    played: (state, { seat, play, word, points, drawn }) => ({
      ...withLine(withCardsDrawn(withCardsLaid(state, seat, play), seat, drawn), { seat, word, points: points.total }),
      emptyPasses: 0,
    }),
    passed: (state, { seat, points, drawn }) => ({
      ...withLine(withCardsDrawn(state, seat, drawn), { seat, word: null, points }),
      emptyPasses: state.pile.length === 0 ? state.emptyPasses + 1 : 0,
    }),
    retired: handReturned,
    ended: (state, { left }) => ({ ...state, scores: state.scores.map((score, seat) => score - (left[seat] ?? 0)) }),
  },
});

export function evolve(state: State | null, fact: Fact): State {
  return evolved(state, inTodaysWords(fact));
}

function withCardsLaid(state: State, seat: Seat, play: Play): State {
  const { compartments, covered } = compartmentsAfter(state.compartments, play);
  const used = play.placements.map(({ card }) => card);
  return { ...withHandAfter(state, seat, used), compartments, covered: [...state.covered, ...covered] };
}

function withHandAfter(state: State, seat: Seat, used: readonly Card[], drawn: readonly Card[] = []): State {
  return { ...state, hands: state.hands.with(seat, handAfter(state.hands[seat] ?? [], used, drawn)) };
}

function withCardsDrawn(state: State, seat: Seat, drawn: readonly Card[]): State {
  return { ...withHandAfter(state, seat, [], drawn), pile: state.pile.slice(drawn.length) };
}

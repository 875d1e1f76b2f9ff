// Knows what each fact changes. No chance, no dictionary, no clock.

import type { Seat } from '@boite/kernel';
import type { Answer, Card, Fact, Phase, State } from '../types.ts';
import { SQUARES, withLaid, withoutCards } from './board.ts';
import { handWithout, TURNED } from './cards.ts';

type FactOf<Kind extends Fact['kind']> = Extract<Fact, { kind: Kind }>;
type Changes = { readonly [Kind in Exclude<Fact['kind'], 'begun'>]: (state: State, fact: FactOf<Kind>) => State };

export function evolve(state: State | null, fact: Fact): State {
  if (fact.kind === 'begun') return begun(fact);
  if (state === null) throw new Error(`Dico cannot begin with « ${fact.kind} »`);
  const change = CHANGES[fact.kind] as (state: State, fact: Fact) => State;
  return change(state, fact);
}

function begun({ options, seats, pageCount, deadline }: FactOf<'begun'>): State {
  const each = <Value>(value: Value): readonly Value[] => Array.from({ length: seats }, () => value);
  return {
    options,
    phase: 'choosing',
    decision: 0,
    deadline,
    left: null,
    pageCount,
    secrets: each(null),
    opening: null,
    board: Array.from({ length: SQUARES }, () => null),
    seen: Array.from({ length: SQUARES }, () => false),
    open: [],
    hands: each([]),
    discard: [],
    turn: 0,
    questions: [],
    notes: each([]),
    consultation: null,
    announcements: [],
    busy: true,
    quiet: 0,
    draw: null,
    eliminated: each(false),
    retired: each(false),
    winner: null,
    ended: null,
  };
}

const CHANGES: Changes = {
  chosen: (state, { seat, secret }) => ({ ...state, secrets: state.secrets.with(seat, secret) }),
  'laid-out': (state, { from, dealt, first, board }) => ({
    ...decided(state),
    opening: { from, dealt, first },
    board,
    turn: first,
  }),
  turn: (state, { seat, deadline }) => ({
    ...resumed(state, 'turn', deadline),
    turn: seat,
    open: [],
    busy: false,
    quiet: state.busy ? 0 : state.quiet + 1,
  }),
  flipped: (state, { square }) => ({
    ...decided(state),
    phase: state.open.length + 1 < TURNED ? 'acquiring' : 'taking',
    open: [...state.open, square],
    seen: state.seen.with(square, true),
  }),
  barred: closedCards,
  taken: (state, { seat, squares, cards }) => ({
    ...acted(closedCards(state)),
    board: withoutCards(state.board, squares),
    seen: state.seen.map((known, square) => known && !squares.includes(square)),
    hands: state.hands.with(seat, [...handOf(state, seat), ...cards]),
  }),
  asked: (state, { seat, of, about, pair, answer }) => ({
    ...acted(noted(state, { by: seat, of, answer })),
    phase: about === 'page' ? 'pointing' : 'acted',
    hands: state.hands.with(seat, handWithout(handOf(state, seat), pair)),
    discard: [...state.discard, ...pair],
    questions: [...state.questions, { by: seat, of, about, pair }],
  }),
  pointed: (state, { seat, of, answer }) => acted(noted(state, { by: seat, of, answer })),
  returned: (state, { from, laid }) => ({
    ...state,
    board: withLaid(state.board, laid),
    discard: from === 'discard' ? [] : state.discard,
    hands: from === 'discard' ? state.hands : state.hands.with(from, []),
  }),
  consulted: (state, { page, left, deadline }) => ({
    ...decided(state),
    phase: 'consulting',
    left,
    deadline,
    consultation: { page, rolls: 0, dice: null },
  }),
  leafed: (state, { page }) => ({ ...state, consultation: state.consultation && { ...state.consultation, page } }),
  rolled: (state, { dice, deadline }) => ({
    ...state,
    deadline,
    consultation: state.consultation && { ...state.consultation, dice, rolls: state.consultation.rolls + 1 },
  }),
  // Not a new decision: a STOP, or the end of the turn, sent while the last dice rolled is still meant.
  closed: (state, { deadline }) => ({ ...state, phase: 'acted', left: null, deadline, consultation: null }),
  announced: (state, { seat, supposed, right }) => ({
    ...acted(closedCards(state)),
    consultation: null,
    announcements: [...state.announcements, { seat, named: supposed.map(({ of }) => of), right }],
    eliminated: right ? state.eliminated : state.eliminated.with(seat, true),
  }),
  'out-of-time': closedCards,
  'draw-proposed': (state, { seat, left, deadline }) => ({
    ...decided(state),
    phase: 'draw',
    left,
    deadline,
    draw: { by: seat, agrees: state.eliminated.map((_, other) => (other === seat ? true : null)) },
  }),
  'draw-answered': (state, { seat, agrees }) => ({
    ...state,
    draw: state.draw && { ...state.draw, agrees: state.draw.agrees.with(seat, agrees) },
  }),
  'draw-refused': (state, { deadline }) => ({ ...resumed(state, 'turn', deadline), quiet: 0 }),
  retired: (state, { seat }) => ({
    ...state,
    open: state.turn === seat ? [] : state.open,
    eliminated: state.eliminated.with(seat, true),
    retired: state.retired.with(seat, true),
  }),
  ended: (state, { reason, winner }) => ({ ...resumed(state, 'over', null), open: [], winner, ended: reason }),
};

function decided(state: State): State {
  return { ...state, decision: state.decision + 1 };
}

/** A consultation or a vote is over, and the sand flows. */
function resumed(state: State, phase: Phase, deadline: number | null): State {
  return { ...decided(state), phase, deadline, left: null, consultation: null, draw: null };
}

/** What was turned goes back face down. */
function closedCards(state: State): State {
  return { ...decided(state), open: [] };
}

/** An acquisition, a question or a STOP was done. */
function acted(state: State): State {
  return { ...decided(state), phase: 'acted', busy: true };
}

function noted(state: State, { by, of, answer }: { by: Seat; of: Seat; answer: Answer }): State {
  return { ...state, notes: state.notes.with(by, [...(state.notes[by] ?? []), { of, answer }]) };
}

function handOf(state: State, seat: Seat): readonly Card[] {
  return state.hands[seat] ?? [];
}

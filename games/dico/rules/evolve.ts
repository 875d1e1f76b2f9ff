// What each fact changes. No chance, no dictionary, no clock.

import { begunWith, evolution, type FactOf, handAfter } from '@boite/kernel';
import type { DicoTypes, State } from '../types.ts';
import { SQUARES, TURNED, withLaid } from './cards.ts';

/** Nothing stops the sand: no consultation, no vote. */
const SAND_FLOWS = { left: null, consultation: null, draw: null } as const;

export const evolve = evolution<DicoTypes, 'begun'>({
  first: 'begun',
  begins: ({ options, seats, pageCount, deadline }) => ({
    ...begunWith(seats, 'choosing', deadline),
    ...SAND_FLOWS,
    options,
    pageCount,
    secrets: each(seats, null),
    opening: null,
    board: each(SQUARES, null),
    seen: each(SQUARES, false),
    open: [],
    hands: each(seats, []),
    discard: [],
    questions: [],
    notes: each(seats, []),
    announcements: [],
    busy: true,
    quiet: 0,
    eliminated: each(seats, false),
    winner: null,
  }),
  // A STOP, or the end of the turn, sent while the last dice rolled is still meant when the dictionary has closed.
  beside: ['chosen', 'returned', 'leafed', 'throw-due', 'rolled', 'closed', 'draw-answered'],
  changes: {
    chosen: (state, { seat, secret }) => ({ ...state, secrets: state.secrets.with(seat, secret) }),
    'laid-out': (state, { from, dealt, first, board }) => ({ ...state, opening: { from, dealt, first }, board, turn: first }),
    turn: (state) => ({ ...state, ...SAND_FLOWS, open: [], busy: false, quiet: state.busy ? 0 : state.quiet + 1 }),
    flipped: (state, { square }) => ({
      ...state,
      phase: state.open.length + 1 < TURNED ? 'acquiring' : 'taking',
      open: [...state.open, square],
      seen: state.seen.with(square, true),
    }),
    barred: faceDown,
    taken: (state, { seat, squares, cards }) => ({
      ...busy(faceDown(state)),
      board: state.board.map((card, square) => (squares.includes(square) ? null : card)),
      seen: state.seen.map((known, square) => known && !squares.includes(square)),
      hands: state.hands.with(seat, [...(state.hands[seat] ?? []), ...cards]),
    }),
    asked: (state, fact) => ({
      ...busy(withNote(state, fact)),
      phase: fact.about === 'page' ? 'pointing' : 'acted',
      hands: state.hands.with(fact.seat, handAfter(state.hands[fact.seat] ?? [], fact.pair)),
      discard: [...state.discard, ...fact.pair],
      questions: [...state.questions, { by: fact.seat, of: fact.of, about: fact.about, pair: fact.pair }],
    }),
    pointed: (state, fact) => busy(withNote(state, fact)),
    returned: (state, { from, laid }) => ({
      ...state,
      board: withLaid(state.board, laid),
      discard: from === 'discard' ? [] : state.discard,
      hands: from === 'discard' ? state.hands : state.hands.with(from, []),
    }),
    consulted: (state, fact) => ({
      ...during('consulting', state, fact),
      consultation: { page: fact.page, rolls: 0, dice: null, isDue: false },
    }),
    leafed: (state, { page }) => ({ ...state, consultation: state.consultation && { ...state.consultation, page } }),
    'throw-due': (state, { deadline }) => ({
      ...state,
      deadline,
      consultation: state.consultation && { ...state.consultation, isDue: true },
    }),
    rolled: (state, { dice, deadline }) => ({
      ...state,
      deadline,
      consultation: state.consultation && { ...state.consultation, dice, rolls: state.consultation.rolls + 1, isDue: false },
    }),
    closed: (state, { deadline }) => ({ ...state, ...SAND_FLOWS, phase: 'acted', deadline }),
    announced: (state, { seat, supposed, right }) => ({
      ...busy(faceDown(state)),
      announcements: [...state.announcements, { seat, named: supposed.map(({ of }) => of), right }],
      eliminated: right ? state.eliminated : state.eliminated.with(seat, true),
    }),
    'out-of-time': faceDown,
    'draw-proposed': (state, fact) => ({
      ...during('draw', state, fact),
      draw: { by: fact.seat, agrees: state.retired.map((_, seat) => (seat === fact.seat ? true : null)) },
    }),
    'draw-answered': (state, { seat, agrees }) => {
      const { draw } = state;
      return { ...state, draw: draw && { by: draw.by, agrees: draw.agrees.with(seat, agrees) } };
    },
    'draw-refused': (state, { deadline }) => ({ ...state, ...SAND_FLOWS, phase: 'turn', deadline, quiet: 0 }),
    retired: (state, { seat }) => ({ ...state, eliminated: state.eliminated.with(seat, true) }),
    ended: (state, { winner }) => ({ ...state, ...SAND_FLOWS, open: [], winner }),
  },
});

function each<Value>(count: number, value: Value): readonly Value[] {
  return Array.from({ length: count }, () => value);
}

/** What was turned goes back face down. */
function faceDown(state: State): State {
  return { ...state, open: [] };
}

/** An acquisition, a question or a STOP was done. */
function busy(state: State): State {
  return { ...state, phase: 'acted', busy: true };
}

/** Something else goes on, and the sand of the turn stands still. */
function during(phase: State['phase'], state: State, { left, deadline }: Pick<State, 'left' | 'deadline'>): State {
  return { ...state, phase, left, deadline };
}

function withNote(state: State, { seat, of, answer }: FactOf<DicoTypes, 'asked' | 'pointed'>): State {
  return { ...state, notes: state.notes.with(seat, [...(state.notes[seat] ?? []), { of, answer }]) };
}

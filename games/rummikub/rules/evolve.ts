// What each fact changes. No chance, no dictionary, no clock.

import { begunWithPoints, evolution, handAfter, type Seat, withLine } from '@boite/kernel';
import type { RummikubTypes, State, Tile } from '../types.ts';

export const evolve = evolution<RummikubTypes, 'dealt'>({
  first: 'dealt',
  begins: ({ options, racks, bank }) => ({
    ...begunWithPoints(racks.length, 'turn'),
    options,
    racks,
    bank,
    table: [],
    entered: racks.map(() => false),
    refusals: 0,
    emptyPasses: 0,
  }),
  // Where the game goes on waiting, whoever was about to contest the theme still may.
  beside: ['looked-up'],
  changes: {
    opened: (state, { first }) => ({ ...state, turn: first }),
    turn: (state) => ({ ...state, refusals: 0 }),
    // Words are never voted, and looked up once: from now on the question is the theme.
    'put-to-vote': aboutTheme,
    'looked-up': aboutTheme,
    settled: (state, { tally }) => (tally.stands ? state : { ...state, refusals: state.refusals + 1 }),
    played: (state, { seat, table, used, formed, points, drawn }) => ({
      ...withLine(withRackAfter(state, seat, { used, drawn }), { seat, words: formed, points }),
      table,
      entered: state.entered.with(seat, true),
      emptyPasses: 0,
    }),
    passed: (state, { seat, drawn }) => ({
      ...withLine(withRackAfter(state, seat, { used: [], drawn }), { seat, words: null, points: 0 }),
      emptyPasses: drawn.length === 0 ? state.emptyPasses + 1 : 0,
    }),
    retired: (state, { seat }) => ({
      ...state,
      racks: state.racks.with(seat, []),
      bank: [...state.bank, ...(state.racks[seat] ?? [])],
    }),
  },
});

function aboutTheme(state: State): State {
  const { pending } = state;
  return pending === null ? state : { ...state, pending: { ...pending, laid: { ...pending.laid, about: 'theme' } } };
}

function withRackAfter(
  state: State,
  seat: Seat,
  { used, drawn }: { readonly used: readonly Tile[]; readonly drawn: readonly Tile[] },
): State {
  const rack = handAfter(state.racks[seat] ?? [], used, drawn);
  return { ...state, racks: state.racks.with(seat, rack), bank: state.bank.slice(drawn.length) };
}

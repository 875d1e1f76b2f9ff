// The smallest game there is, twice: two players in turn add a number to a total.

import type { Game, GameTypes } from '@boite/kernel';

export const COUNTING_SEATS = 2;

export interface Counting extends GameTypes {
  Options: object;
  Action: { readonly kind: 'add'; readonly amount: number };
  Refusal: { readonly code: 'too-much' };
  Fact: { readonly kind: 'began' } | { readonly kind: 'added'; readonly amount: number };
  News: Counting['Fact'];
  State: { readonly total: number; readonly moves: number };
  View: { readonly total: number; readonly moves: number };
  Books: object;
}

const MOST_ADDED = 9;

/** For our kernel: an action is read, checked on a view, decided into a fact that makes the next state. */
export const counting: Game<Counting> = {
  id: 'counting',
  seats: { min: COUNTING_SEATS, max: COUNTING_SEATS },
  readOptions: () => ({}),
  readAction: (raw) => (isAddition(raw) ? { kind: 'add', amount: raw.amount } : null),
  setup: () => [{ kind: 'began' }],
  evolve: (state, fact) =>
    state === null || fact.kind === 'began'
      ? { total: 0, moves: 0 }
      : { total: state.total + fact.amount, moves: state.moves + 1 },
  awaiting: ({ moves }) => ({ seats: [moves % COUNTING_SEATS], deadline: null, decision: moves }),
  check: (_view, _seat, { amount }) => (amount > MOST_ADDED ? { code: 'too-much' } : null),
  decide: (_state, _seat, { amount }) => [{ kind: 'added', amount }],
  expire: () => [],
  retire: () => [],
  stop: () => [],
  view: ({ total, moves }) => ({ total, moves }),
  reveal: (fact) => fact,
  result: () => null,
};

function isAddition(raw: unknown): raw is Counting['Action'] {
  if (typeof raw !== 'object' || raw === null) return false;
  const { kind, amount } = raw as Partial<Counting['Action']>;
  return kind === 'add' && Number.isInteger(amount);
}

/** For boardgame.io: the same, refusing the same. Its history for undoing is off: ours keeps none. */
export const boardgameCounting = {
  name: 'counting',
  disableUndo: true,
  setup: () => ({ total: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    add: ({ G }: { G: { total: number } }, amount: number) =>
      !Number.isInteger(amount) || amount > MOST_ADDED ? 'INVALID_MOVE' : { total: G.total + amount },
  },
};

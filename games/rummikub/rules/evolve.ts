// Knows what each fact changes. No chance, no dictionary, no clock.

import { type BallotFact, ballotAfter, type Seat } from '@boite/kernel';
import type { Fact, Laid, Line, State, Tile } from '../types.ts';
import { surplus } from './table.ts';

type FactOf<Kind extends Fact['kind']> = Extract<Fact, { kind: Kind }>;
type Changes = { readonly [Kind in Exclude<Fact['kind'], 'dealt'>]: (state: State, fact: FactOf<Kind>) => State };

export function evolve(state: State | null, fact: Fact): State {
  if (fact.kind === 'dealt') return dealt(fact);
  if (state === null) throw new Error(`Rummikub cannot begin with « ${fact.kind} »`);
  const change = CHANGES[fact.kind] as (state: State, fact: Fact) => State;
  return change(state, fact);
}

function dealt({ options, racks, bank }: FactOf<'dealt'>): State {
  return {
    options,
    phase: 'turn',
    decision: 0,
    deadline: null,
    racks,
    bank,
    table: [],
    turn: 0,
    entered: racks.map(() => false),
    pending: null,
    refused: false,
    emptyPasses: 0,
    retired: racks.map(() => false),
    scores: racks.map(() => 0),
    sheet: [],
    ended: null,
  };
}

const CHANGES: Changes = {
  opened: (state, { first }) => ({ ...decided(state), turn: first }),
  turn: (state, { seat, deadline }) => ({ ...decided(state), phase: 'turn', turn: seat, deadline, refused: false }),
  proposed: (state, fact) => ({ ...decided(withBallot(state, fact)), phase: 'pending', deadline: fact.deadline }),
  voiced: (state, fact) => withBallot(state, fact),
  // Words are never voted: from now on the question is the theme.
  'put-to-vote': (state, fact) => ({ ...decided(aboutTheme(withBallot(state, fact))), deadline: fact.deadline }),
  settled: (state, fact) => ({
    ...decided(withBallot(state, fact)),
    phase: 'turn',
    deadline: fact.deadline,
    refused: state.refused || !fact.tally.stands,
  }),
  'looked-up': (state, { unlisted }) =>
    unlisted.length === 0 && state.options.theme !== null ? aboutTheme(state) : decided(state),
  played: (state, { seat, table, used, formed, points, drawn }) => ({
    ...scored(withDrawn(withTilesLaid(decided(state), seat, used), seat, drawn), { seat, words: formed, points }),
    table,
    entered: state.entered.with(seat, true),
    pending: null,
    emptyPasses: 0,
  }),
  passed: (state, { seat, drawn }) => ({
    ...scored(withDrawn(decided(state), seat, drawn), { seat, words: null, points: 0 }),
    pending: null,
    emptyPasses: drawn.length === 0 ? state.emptyPasses + 1 : 0,
  }),
  retired: (state, { seat }) => ({
    ...state,
    racks: state.racks.with(seat, []),
    bank: [...state.bank, ...rackOf(state, seat)],
    retired: state.retired.with(seat, true),
    pending: state.turn === seat ? null : state.pending,
  }),
  ended: (state, { reason }) => ({ ...decided(state), phase: 'over', deadline: null, pending: null, ended: reason }),
};

function decided(state: State): State {
  return { ...state, decision: state.decision + 1 };
}

function withBallot(state: State, fact: BallotFact<Laid>): State {
  return { ...state, pending: ballotAfter(state.pending, fact, state.racks.length) };
}

function aboutTheme(state: State): State {
  const { pending } = state;
  return pending === null ? state : { ...state, pending: { ...pending, laid: { ...pending.laid, about: 'theme' } } };
}

function withTilesLaid(state: State, seat: Seat, used: readonly Tile[]): State {
  const rack = rackOf(state, seat);
  const left = surplus(rack, used);
  if (left.length + used.length !== rack.length) throw new Error('a tile was laid that was not on the rack');
  return { ...state, racks: state.racks.with(seat, left) };
}

function withDrawn(state: State, seat: Seat, drawn: readonly Tile[]): State {
  return { ...state, racks: state.racks.with(seat, [...rackOf(state, seat), ...drawn]), bank: state.bank.slice(drawn.length) };
}

function rackOf(state: State, seat: Seat): readonly Tile[] {
  return state.racks[seat] ?? [];
}

function scored(state: State, line: Line): State {
  const score = (state.scores[line.seat] ?? 0) + line.points;
  return { ...state, scores: state.scores.with(line.seat, score), sheet: [...state.sheet, line] };
}

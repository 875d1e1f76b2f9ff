// Knows how a turn closes: with a play or without one, the tiles drawn, and what comes next. (RULES.md 4.8 to 4.10)

import { type Seat, seatAfter, type Tools } from '@boite/kernel';
import type { Books, Change, Fact, PassReason, State } from '../types.ts';
import { FULL_RACK } from './bank.ts';
import { evolve } from './evolve.ts';
import { endReason } from './result.ts';
import { deadlineAfter } from './setup.ts';

/** Someone's moment to act. */
export interface Moment {
  readonly state: State;
  readonly seat: Seat;
  readonly tools: Tools<Books>;
}

/** The rack is filled up to seven; a whole rack laid is a whole pile drawn. */
export function played({ state, seat, tools }: Moment, change: Change): readonly Fact[] {
  const { table, used, formed, points, emptied } = change;
  const held = (state.racks[seat]?.length ?? 0) - used.length;
  const drawn = state.bank.slice(0, Math.max(0, FULL_RACK - held));
  return thenNext(state, { kind: 'played', seat, table, used, formed, points, emptied, drawn }, tools);
}

/** Whatever the reason, one tile is drawn while there is one. */
export function passed({ state, seat, tools }: Moment, reason: PassReason): readonly Fact[] {
  return thenNext(state, { kind: 'passed', seat, reason, drawn: state.bank.slice(0, 1) }, tools);
}

export function nextTurn(state: State, tools: Tools<Books>): Fact {
  return { kind: 'turn', seat: seatAfter(state.turn, state.retired), deadline: deadlineAfter(state.options, tools.now) };
}

/** A fact that closes a turn, and what it leads to. */
function thenNext(state: State, fact: Fact, tools: Tools<Books>): readonly Fact[] {
  const after = evolve(state, fact);
  const reason = endReason(after);
  return [fact, reason ? { kind: 'ended', reason } : nextTurn(after, tools)];
}

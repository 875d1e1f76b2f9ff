// Knows how a turn ends and the next one begins, and how cards come back to the board. (RULES.md 3, 4.3)

import { type Seat, seatAfter, type Tools } from '@boite/kernel';
import type { Action, Books, Card, Fact, Options, State } from '../types.ts';
import { scattered } from './board.ts';
import { evolve } from './evolve.ts';
import { ending, playing } from './result.ts';

export type Of<Kind extends Action['kind']> = Extract<Action, { kind: Kind }>;

/** Someone's moment to act. */
export interface Moment {
  readonly state: State;
  readonly seat: Seat;
  readonly tools: Tools<Books>;
}

/** The state after more facts. */
export function stateAfter(state: State, facts: readonly Fact[]): State {
  return facts.reduce<State>(evolve, state);
}

/** When the sand of a turn begun now runs out. */
function turnDeadline({ sablier }: Options, now: number): number | null {
  return sablier === null ? null : now + sablier * 1000;
}

/** What is left of the sand that a consultation or a vote stops. */
export function sandLeft({ deadline }: State, now: number): number | null {
  return deadline === null ? null : Math.max(0, deadline - now);
}

/** When the sand that was stopped runs out, flowing again from now on. */
export function sandAgain({ left }: State, now: number): number | null {
  return left === null ? null : now + left;
}

export function turnOf(state: State, seat: Seat, now: number): Fact {
  return { kind: 'turn', seat, deadline: turnDeadline(state.options, now) };
}

/** Facts that close a turn, and what they lead to: the next turn, or the end when a single player is left. */
export function thenNext(state: State, facts: readonly Fact[], { now }: Tools<Books>): readonly Fact[] {
  const after = stateAfter(state, facts);
  const [last, ...more] = playing(after);
  if (last !== undefined && more.length === 0) return [...facts, ending(after, 'last', last)];
  return [...facts, turnOf(after, seatAfter(after.turn, after.eliminated), now)];
}

/** Cards shuffled onto free squares: the full discard, or the hand of a player who is out. */
export function returned(state: State, from: Seat | 'discard', tools: Tools<Books>): readonly Fact[] {
  const cards: readonly Card[] = from === 'discard' ? state.discard : (state.hands[from] ?? []);
  return cards.length === 0 ? [] : [{ kind: 'returned', from, laid: scattered(state.board, cards, tools.chance) }];
}

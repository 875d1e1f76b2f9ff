// Knows how a game of Dico ends and who has won. (RULES.md 5)

import { type Result, type Seat, seatsLeft } from '@boite/kernel';
import type { EndReason, Fact, State } from '../types.ts';

/** Go-rounds without a card taken, a question or a STOP after which a draw may be proposed. */
const QUIET_ROUNDS = 3;

/** The seats that may still win. */
export function playing({ eliminated }: Pick<State, 'eliminated'>): readonly Seat[] {
  return seatsLeft(eliminated);
}

export function isDrawAllowed(state: Pick<State, 'quiet' | 'eliminated'>): boolean {
  return state.quiet >= QUIET_ROUNDS * playing(state).length;
}

export function ending(state: State, reason: EndReason, winner: Seat | null = null): Fact {
  return { kind: 'ended', reason, winner, secrets: state.secrets };
}

/** The winner, then those still in the race, those eliminated, those who left. */
export function result(state: State): Result | null {
  if (state.ended === null) return null;
  const standings = state.eliminated.map((_, seat) => ({ seat, place: placeOf(state, seat) }));
  const ranking = standings
    .map(({ seat, place }) => ({
      seat,
      rank: 1 + standings.filter((other) => other.place < place).length,
      score: seat === state.winner ? 1 : 0,
    }))
    .sort((one, other) => one.rank - other.rank || one.seat - other.seat);
  return { reason: state.ended, ranking };
}

function placeOf({ winner, eliminated, retired }: State, seat: Seat): number {
  if (seat === winner) return 0;
  if (retired[seat]) return 3;
  return eliminated[seat] ? 2 : 1;
}

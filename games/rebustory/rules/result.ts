// Knows how a game of Rébustory ends and who has won.

import { type Result, ranking, type Seat, seatsLeft } from '@boite/kernel';
import type { State } from '../types.ts';
import { targetOf } from './ways.ts';

/** The seats still playing. */
export function active(state: State): readonly Seat[] {
  return seatsLeft(state.retired);
}

export function hasReachedTarget(state: State): boolean {
  const target = targetOf(state.options);
  return active(state).some((seat) => (state.scores[seat] ?? 0) >= target);
}

export function result(state: State): Result | null {
  return state.ended && { reason: state.ended, ranking: ranking(state.scores, state.retired) };
}

// Knows how a game ends and who has won. (RULES.md 7)

import { type Result, ranking, type Seat, seatsLeft } from '@boite/kernel';
import type { EndReason, State } from '../types.ts';

/** The seats still playing. */
export function active(state: State): readonly Seat[] {
  return seatsLeft(state.retired);
}

/** Why the game is over after the last fact; null when it goes on. */
export function endReason(state: State): EndReason | null {
  const playing = active(state);
  if (playing.length < 2) return 'alone';
  if (state.bank.length > 0) return null;
  if (playing.some((seat) => state.racks[seat]?.length === 0)) return 'rack-empty';
  return state.emptyPasses >= playing.length ? 'all-passed' : null;
}

export function result(state: State): Result | null {
  return state.ended && { reason: state.ended, ranking: ranking(state.scores, state.retired) };
}

// Knows how a game of Rondo ends and who has won. (RULES.md 5)

import { type Result, ranking, type Seat, seatsLeft } from '@boite/kernel';
import type { EndReason, Fact, State } from '../types.ts';
import { leftInHand } from './score.ts';

/** The seats still playing. */
export function active(state: State): readonly Seat[] {
  return seatsLeft(state.retired);
}

/** Why the game is over after the last fact; null when it goes on. */
export function endReason(state: State): EndReason | null {
  const playing = active(state);
  if (playing.length < 2) return 'alone';
  if (state.pile.length > 0) return null;
  if (playing.some((seat) => state.hands[seat]?.length === 0)) return 'hand-empty';
  return state.emptyPasses >= playing.length ? 'all-passed' : null;
}

/** The final count: everyone loses the value of the cards left in hand. */
export function ending(state: State, reason: EndReason): Fact {
  return { kind: 'ended', reason, left: state.hands.map(leftInHand) };
}

export function result(state: State): Result | null {
  return state.ended && { reason: state.ended, ranking: ranking(state.scores, state.retired) };
}

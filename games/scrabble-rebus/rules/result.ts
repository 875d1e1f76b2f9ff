// Knows how a game of Scrabble Rébus ends and who has won. (RULES.md 6)

import { type Result, ranking, type Seat, seatsLeft } from '@boite/kernel';
import type { EndReason, Fact, State } from '../types.ts';
import { bagSizes, totalOf } from './draw.ts';
import { finalCount } from './score.ts';

/** Rounds in which everyone passes, after which nobody can go on: while there are tokens to draw, and once there are none. */
const ROUNDS_OF_PASSES = 2;
const ROUNDS_WITHOUT_BAGS = 1;

/** The seats still playing. */
export function active(state: State): readonly Seat[] {
  return seatsLeft(state.retired);
}

/** Why the game is over after the last fact; null when it goes on. */
export function endReason(state: State): EndReason | null {
  const playing = active(state);
  if (playing.length < 2) return 'alone';
  const isDry = totalOf(bagSizes(state.bags)) === 0;
  if (isDry && playing.some((seat) => state.hands[seat]?.length === 0)) return 'hand-empty';
  const rounds = isDry ? ROUNDS_WITHOUT_BAGS : ROUNDS_OF_PASSES;
  return state.passes >= rounds * playing.length ? 'all-passed' : null;
}

export function ending(state: State, reason: EndReason): Fact {
  return { kind: 'ended', reason, count: finalCount(state.hands, state.retired) };
}

export function result(state: State): Result | null {
  return state.ended && { reason: state.ended, ranking: ranking(state.scores, state.retired) };
}

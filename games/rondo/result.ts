// Knows how a game of Rondo ends and who has won. (RULES.md 5)

import { type Result, rankedByScore, type Seat } from '@boite/kernel';
import { leftInHand } from './score.ts';
import type { EndReason, Fact, State } from './types.ts';

/** The seats still playing. */
export function active(state: State): readonly Seat[] {
  return state.retired.flatMap((retired, seat) => (retired ? [] : [seat]));
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

/** Those who left the game come after those who finished it. */
export function result(state: State): Result | null {
  if (state.ended === null) return null;
  const scores = state.scores.map((score, seat) => ({ seat, score }));
  const finished = rankedByScore(scores.filter(({ seat }) => !state.retired[seat]));
  const gone = rankedByScore(scores.filter(({ seat }) => state.retired[seat]));
  return { reason: state.ended, ranking: [...finished, ...gone.map((line) => ({ ...line, rank: line.rank + finished.length }))] };
}

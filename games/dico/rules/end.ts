// How a game of Dico ends: all found, a draw, the last one in the race; who has won, and the ranks. (RULES.md 5)

import { type Moment, type Result, rankedByScore, type Seat, sandAgain, sandLeft, seatsLeft, VOTE_WINDOW } from '@boite/kernel';
import type { DicoTypes, EndReason, Fact, State } from '../types.ts';

/** Go-rounds without a card taken, a question or a STOP after which a draw may be proposed. */
export const QUIET_ROUNDS = 3;

export function isDrawAllowed({ quiet, eliminated }: State): boolean {
  return quiet >= QUIET_ROUNDS * seatsLeft(eliminated).length;
}

export function drawProposed({ state, seat, tools }: Moment<DicoTypes>): readonly Fact[] {
  const deadline = sandAgain(state.options.sablier === null ? null : VOTE_WINDOW, tools);
  return [{ kind: 'draw-proposed', seat, left: sandLeft(state, tools), deadline }];
}

/** Those in the race who have not answered yet. */
export function unanswered({ eliminated, draw }: State): readonly Seat[] {
  return seatsLeft(eliminated).filter((seat) => draw?.agrees[seat] === null);
}

/** One refusal is enough: the turn goes on. */
export function drawAnswered(moment: Moment<DicoTypes>, { agrees }: { readonly agrees: boolean }): readonly Fact[] {
  const { state, seat, tools } = moment;
  const fact: Fact = { kind: 'draw-answered', seat, agrees };
  return agrees ? [fact] : [fact, { kind: 'draw-refused', seat: state.turn, deadline: sandAgain(state.left, tools) }];
}

/** Why the game is over after the last turn; null when it goes on. */
export function raceOutcome(state: State): EndReason | null {
  if (state.announcements.at(-1)?.right) return 'found';
  return seatsLeft(state.eliminated).length < 2 ? 'last' : null;
}

/** The end, with the winner that its reason makes and every word. */
export function endedBy(state: State, reason: EndReason): readonly Fact[] {
  const winners = { found: state.turn, last: seatsLeft(state.eliminated)[0] ?? null, draw: null, stopped: null };
  return [{ kind: 'ended', reason, winner: winners[reason], secrets: state.secrets }];
}

/** The winner, then those still in the race, those eliminated, those who left. */
export function result(state: State): Result | null {
  const { ended, winner, retired } = state;
  if (ended === null) return null;
  const ranking = rankedByScore(retired.map((_, seat) => ({ seat, score: meritOf(state, seat) })));
  return { reason: ended, ranking: ranking.map((line) => ({ ...line, score: line.seat === winner ? 1 : 0 })) };
}

function meritOf({ winner, eliminated, retired }: State, seat: Seat): number {
  if (seat === winner) return 3;
  if (retired[seat]) return 0;
  return eliminated[seat] ? 1 : 2;
}

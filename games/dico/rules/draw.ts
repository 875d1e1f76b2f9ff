// Knows how a table agrees on a draw when nothing happens any more. (RULES.md 5.2)

import { type Seat, type Tools, VOTE_WINDOW } from '@boite/kernel';
import type { Books, Fact, State } from '../types.ts';
import { ending, playing } from './result.ts';
import { type Moment, type Of, sandAgain, sandLeft, stateAfter } from './turns.ts';

/** Those in the race who have not answered yet. */
export function unanswered(state: State): readonly Seat[] {
  return playing(state).filter((seat) => state.draw?.agrees[seat] === null);
}

export function proposed({ state, seat, tools }: Moment): readonly Fact[] {
  const deadline = state.options.sablier === null ? null : tools.now + VOTE_WINDOW;
  return [{ kind: 'draw-proposed', seat, left: sandLeft(state, tools.now), deadline }];
}

export function answered({ state, seat, tools }: Moment, { agrees }: Of<'answer-draw'>): readonly Fact[] {
  const fact: Fact = { kind: 'draw-answered', seat, agrees };
  return agrees ? thenDrawn(state, [fact]) : [fact, refused(state, tools)];
}

/** Facts after which nobody may be left to refuse. */
export function thenDrawn(state: State, facts: readonly Fact[]): readonly Fact[] {
  const after = stateAfter(state, facts);
  return unanswered(after).length > 0 ? facts : [...facts, ending(after, 'draw')];
}

function refused(state: State, { now }: Tools<Books>): Fact {
  return { kind: 'draw-refused', seat: state.turn, deadline: sandAgain(state, now) };
}

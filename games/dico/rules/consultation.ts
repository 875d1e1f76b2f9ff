// How long the dictionary stays open: until both dice are red. (RULES.md 1.2, 3.16, 3.17)

import { type Chance, clockwiseFrom, deadlineAfter, type Moment, type Seat, sandAgain, sandLeft } from '@boite/kernel';
import type { Dice, DicoTypes, Fact, State } from '../types.ts';

/** A die has so many faces, and so many of them are red. */
export const DIE_FACES = 6;
export const RED_FACES = 2;

export function consulted({ state, seat, tools }: Moment<DicoTypes>, { page }: { readonly page: number }): readonly Fact[] {
  const { sablier, pace } = state.options;
  const deadline = deadlineAfter(sablier === null ? null : pace, tools.now);
  return [{ kind: 'consulted', seat, page, left: sandLeft(state, tools), deadline }];
}

/** Without an hourglass: the dice roll, and the page is turned if the dictionary is still open. */
export function pageTurned(moment: Moment<DicoTypes>, { page }: { readonly page: number }): readonly Fact[] {
  const facts = rolled(moment);
  return facts.length > 1 ? facts : [...facts, { kind: 'leafed', seat: moment.seat, page }];
}

/** One roll, and the end of the consultation if it is the last. */
export function rolled({ state, seat, tools }: Moment<DicoTypes>): readonly Fact[] {
  const dice: Dice = [dieFace(tools.chance), dieFace(tools.chance)];
  // From the last roll on, so that the beat stays even when a roll comes a little late.
  const deadline = state.deadline === null ? null : Math.max(tools.now, state.deadline + state.options.pace * 1000);
  const roll: Fact = { kind: 'rolled', seat, by: thrower(state), dice, deadline };
  return dice.every((face) => face === 'red') ? [roll, { kind: 'closed', seat, deadline: sandAgain(state.left, tools) }] : [roll];
}

function dieFace({ below }: Chance): Dice[number] {
  return below(DIE_FACES) < RED_FACES ? 'red' : 'plain';
}

/** The opponents at the table throw one after the other. */
function thrower({ turn, retired, consultation }: State): Seat {
  const opponents = clockwiseFrom(turn + 1, retired.length).filter((seat) => seat !== turn && !retired[seat]);
  return opponents[(consultation?.rolls ?? 0) % opponents.length] ?? turn;
}

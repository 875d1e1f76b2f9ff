// Knows how long the dictionary stays open: until both dice are red. (RULES.md 1.2, 3.16, 3.17)

import type { Chance, Seat, Tools } from '@boite/kernel';
import { clockwiseFrom } from '@boite/kernel';
import type { Books, Consultation, Dice, Fact, State } from '../types.ts';
import { type Moment, type Of, sandAgain, sandLeft } from './turns.ts';

const FACES = 6;
const RED_FACES = 2;

export function consulted({ state, seat, tools }: Moment, { page }: Of<'consult'>): readonly Fact[] {
  const { sablier, pace } = state.options;
  const deadline = sablier === null ? null : tools.now + pace * 1000;
  return [{ kind: 'consulted', seat, page, left: sandLeft(state, tools.now), deadline }];
}

/** Without an hourglass: the dice roll, and the page is turned if the dictionary is still open. */
export function leafed({ state, seat, tools }: Moment, { page }: Of<'leaf'>): readonly Fact[] {
  const facts = rolled(state, tools);
  return facts.length > 1 ? facts : [...facts, { kind: 'leafed', seat, page }];
}

/** One roll, and the end of the consultation if it is the last. */
export function rolled(state: State, tools: Tools<Books>): readonly Fact[] {
  const { turn: seat } = state;
  const dice: Dice = [face(tools.chance), face(tools.chance)];
  const roll: Fact = { kind: 'rolled', seat, by: thrower(state), dice, deadline: nextRoll(state, tools.now) };
  return dice.every((side) => side === 'red') ? [roll, { kind: 'closed', seat, deadline: sandAgain(state, tools.now) }] : [roll];
}

/** From the last roll on, so that the beat stays even when a roll comes a little late. */
function nextRoll({ deadline, options }: State, now: number): number | null {
  return deadline === null ? null : Math.max(now, deadline + options.pace * 1000);
}

function face({ below }: Chance): Dice[number] {
  return below(FACES) < RED_FACES ? 'red' : 'plain';
}

/** The opponents at the table throw one after the other. */
function thrower({ turn, retired, consultation }: State): Seat {
  const opponents = clockwiseFrom(turn + 1, retired.length).filter((seat) => seat !== turn && !retired[seat]);
  const { rolls } = consultation as Consultation;
  return opponents[rolls % opponents.length] as Seat;
}

// Knows the hourglass that is turned by agreement, against someone who takes too long. (RULES.md 9.4)

import { type Seat, seatsLeft, type Tools } from '@boite/kernel';
import type { Books, Fact, State, View } from '../types.ts';
import { evolve } from './evolve.ts';
import type { Moment } from './turn.ts';

/** Milliseconds that it runs. */
export const SAND = 60_000;

type Seen = Pick<View, 'options' | 'phase' | 'deadline' | 'turn' | 'sand' | 'retired'>;

/** The seats that may ask for it now: each once a turn. */
export function sandAskers(seen: Seen): readonly Seat[] {
  const { options, phase, deadline, sand } = seen;
  if (options.sablier !== 'accord' || phase !== 'turn' || deadline !== null || sand.isAsked) return [];
  return others(seen).filter((seat) => !sand.askers.includes(seat));
}

/** The seats whose agreement is awaited. */
export function sandVoters(seen: Seen): readonly Seat[] {
  if (!seen.sand.isAsked || seen.phase !== 'turn') return [];
  return others(seen).filter((seat) => !seen.sand.agreed.includes(seat));
}

export function sandAsked({ state, seat, tools }: Moment): readonly Fact[] {
  return thenTurned(state, { kind: 'sand-asked', seat }, tools);
}

export function sandAnswered({ state, seat, tools }: Moment, agrees: boolean): readonly Fact[] {
  return thenTurned(state, { kind: 'sand-answered', seat, agrees }, tools);
}

/** Someone spoke or left: the hourglass is turned when all the others agree. */
export function thenTurned(state: State, fact: Fact, tools: Tools<Books>): readonly Fact[] {
  const after = evolve(state, fact);
  if (!after.sand.isAsked || sandVoters(after).length > 0) return [fact];
  return [fact, { kind: 'sand-turned', seat: after.turn, deadline: tools.now + SAND }];
}

function others({ turn, retired }: Seen): readonly Seat[] {
  return seatsLeft(retired).filter((seat) => seat !== turn);
}

// The hourglass that is turned by agreement, against someone who takes too long. (RULES.md 9.4)

import { type Seat, seatsLeft, type Tools } from '@boite/kernel';
import type { Books, Fact, State, View } from '../types.ts';

/** Seconds that it runs. */
export const AGREED_SAND = 60;

type SandSeen = Pick<View, 'options' | 'phase' | 'deadline' | 'turn' | 'sand' | 'retired'>;

/** The seats that may ask for it now: each once a turn. */
export function sandAskers(seen: SandSeen): readonly Seat[] {
  const { options, phase, deadline, sand } = seen;
  if (options.sablier !== 'accord' || phase !== 'turn' || deadline !== null || sand.isAsked) return [];
  return others(seen).filter((seat) => !sand.askers.includes(seat));
}

/** The seats whose agreement is awaited. */
export function sandVoters(seen: SandSeen): readonly Seat[] {
  if (!seen.sand.isAsked || seen.phase !== 'turn') return [];
  return others(seen).filter((seat) => !seen.sand.agreed.includes(seat));
}

/** The hourglass is turned when all the others agree. */
export function sandTurned(state: State, { now }: Pick<Tools<Books>, 'now'>): readonly Fact[] {
  if (!state.sand.isAsked || sandVoters(state).length > 0) return [];
  return [{ kind: 'sand-turned', seat: state.turn, deadline: now + AGREED_SAND * 1000 }];
}

function others({ turn, retired }: SandSeen): readonly Seat[] {
  return seatsLeft(retired).filter((seat) => seat !== turn);
}

// What the shell is told of the players in a game that counts points.

import type { Result } from '@boite/kernel';
import type { Standing } from './screen.ts';

interface ScoredView {
  readonly scores: readonly number[];
  readonly retired: readonly boolean[];
  readonly result: Result | null;
  /** A play that waits shows its time itself. */
  readonly pending: object | null;
}

/** `glass`: seconds of a turn. */
export function scoredStanding(
  { scores, retired, result, pending }: ScoredView,
  { glass, ...said }: Pick<Standing, 'notes' | 'asked' | 'glass'>,
): Standing {
  return { scores, retired, result, ...said, glass: pending ? null : glass };
}

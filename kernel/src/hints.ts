// What may help whoever is stuck: one good move, told in three strengths.

import type { Seat } from './seats.ts';

/** From the least that is said to the most: where to look; how long it is and what it brings; the move itself. */
export const HINT_STRENGTHS = ['where', 'size', 'move'] as const;

export type HintStrength = (typeof HINT_STRENGTHS)[number];

/** A sentence in French for each strength. */
export type Hints = Readonly<Record<HintStrength, string>>;

/** Who is stuck, and before what: their own view and nothing else. */
export interface Stuck<View> {
  readonly view: View;
  readonly seat: Seat;
  /** As the table calls them. */
  readonly names: readonly string[];
}

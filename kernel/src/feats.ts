// What a game keeps of the words that were laid in it: for a player's own figures.

import type { Seat } from './seats.ts';

/** A word, or a rebus, that stood. */
export interface Feat {
  readonly seat: Seat;
  readonly kind: 'word' | 'rebus';
  readonly told: string;
  /** What it brought by itself; null when it brought nothing of its own. */
  readonly points: number | null;
}

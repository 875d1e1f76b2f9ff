// Which pieces have a reading that is said like a word: « coud » is COU.

import { soundAlike, type Voices, waysToSay } from '@boite/language';
import type { Reading } from './piece.ts';

/** Those that say it sooner among their readings first. */
export function saidAlike<P extends { readonly readings: readonly Reading[] }>(
  pieces: readonly P[],
  word: string,
  voices: Voices,
): readonly P[] {
  const ways = waysToSay(word, voices);
  const firstAlike = ({ readings }: P): number =>
    readings.findIndex(({ sounds }) => ways.some((way) => soundAlike(sounds, way, 'stricte')));
  const placed = pieces.map((piece) => ({ piece, at: firstAlike(piece) })).filter(({ at }) => at >= 0);
  return placed.sort((one, other) => one.at - other.at).map(({ piece }) => piece);
}

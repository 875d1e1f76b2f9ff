// Knows what every group of rows is given, and what it gives back.

import type { Chance } from '@boite/kernel';
import type { Lexicon } from '@boite/language';
import type { Effort } from './measure.ts';
import type { Row } from './row.ts';

export interface Bench {
  /** Every playable word, in alphabetical order. */
  readonly words: readonly string[];
  readonly lexicon: Lexicon;
  readonly effort: Effort;
  /** Whether a row was asked for. */
  wants(name: string): boolean;
}

export interface Group {
  readonly name: string;
  run(bench: Bench): readonly Row[];
}

/** So many things, drawn with repetition. */
export function drawn<Thing>(things: readonly Thing[], count: number, chance: Chance): Thing[] {
  return Array.from({ length: count }, () => things[chance.below(things.length)] as Thing);
}

/** A peer that answers otherwise is not worth timing. */
export function mustAgree(what: string, ours: unknown, theirs: unknown): void {
  if (JSON.stringify(ours) !== JSON.stringify(theirs)) {
    throw new Error(`${what} answers otherwise: ${JSON.stringify(theirs)} for ${JSON.stringify(ours)}`);
  }
}

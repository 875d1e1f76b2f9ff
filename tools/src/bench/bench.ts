// What every group of rows is given, and what it gives back.

import type { Chance } from '@boite/kernel';
import type { Lexicon } from '@boite/language';
import type { RaceEffort } from './measure.ts';
import type { BenchRow } from './row.ts';

export interface BenchSetting {
  /** Every playable word, in alphabetical order. */
  readonly words: readonly string[];
  readonly lexicon: Lexicon;
  readonly effort: RaceEffort;
  /** Whether a row was asked for. */
  wants(name: string): boolean;
}

export interface BenchGroup {
  readonly name: string;
  /** The names of its rows, in order. */
  readonly rows: readonly string[];
  /** The rows that were asked for. */
  run(bench: BenchSetting): readonly BenchRow[];
}

/** So many things, drawn with repetition. */
export function sampled<Thing>(things: readonly Thing[], count: number, chance: Chance): Thing[] {
  return Array.from({ length: count }, () => things[chance.below(things.length)] as Thing);
}

/** A peer that answers otherwise is not worth timing. */
export function mustAgree(what: string, ours: unknown, theirs: unknown): void {
  if (JSON.stringify(ours) !== JSON.stringify(theirs)) {
    throw new Error(`${what} answers otherwise: ${JSON.stringify(theirs)} for ${JSON.stringify(ours)}`);
  }
}

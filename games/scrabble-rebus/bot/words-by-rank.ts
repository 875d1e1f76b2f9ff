// Knows the words of the lexicon by how often people say the very form.

import type { Lexicon } from '@boite/language';

export interface CountedWord {
  readonly word: string;
  /** Its number in the lexicon. */
  readonly id: number;
  /** Without end for what nobody counted. */
  readonly rank: number;
}

/** Those that are wanted, the commonest first. */
export function wordsByRank(lexicon: Lexicon, isWanted: (word: string, rank: number) => boolean): readonly CountedWord[] {
  const wanted: CountedWord[] = [];
  let id = 0;
  for (const word of lexicon.words()) {
    const rank = lexicon.formRankAt(id) ?? Number.POSITIVE_INFINITY;
    if (isWanted(word, rank)) wanted.push({ word, id, rank });
    id++;
  }
  return wanted.sort((one, other) => (one.rank === other.rank ? 0 : one.rank - other.rank));
}

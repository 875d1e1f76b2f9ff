// Knows when a bot doubts the words of others: those that it does not know, and not always, so that a bluff is worth a try.

import type { Chance, Level } from '@boite/kernel';
import type { Lexicon } from '@boite/language';
import { recognizes } from './vocabulary.ts';

/** Of ten words that it does not know, how many it contests. */
const CONTESTED_OF_TEN: Readonly<Record<Level, number>> = {
  eveil: 3,
  debutant: 4,
  amateur: 5,
  habitue: 6,
  expert: 7,
  champion: 8,
};

interface Doubter {
  readonly level: Level;
  readonly lexicon: Lexicon;
  readonly chance: Chance;
}

export function doubts(words: readonly string[], { level, lexicon, chance }: Doubter): boolean {
  return !words.every((word) => recognizes(level, word, lexicon)) && chance.below(10) < CONTESTED_OF_TEN[level];
}

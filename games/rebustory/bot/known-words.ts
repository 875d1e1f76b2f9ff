// Knows the words that rebuses are looked for among: read once for the same books, the rare ones when they are asked for.

import { lexiconWords, properNounWords, WordBands } from '@boite/rebus';
import type { Books } from '../types.ts';

export interface KnownWords {
  readonly common: WordBands;
  /** Proper nouns, where they are looked for. */
  readonly names: WordBands | null;
}

const KNOWN = new WeakMap<Books['sounds'], KnownWords>();

export function knownWords(books: Books): KnownWords {
  const known = KNOWN.get(books.sounds);
  if (known !== undefined) return known;
  const words = wordsIn(books);
  KNOWN.set(books.sounds, words);
  return words;
}

function wordsIn({ lexicon, sounds, names }: Books): KnownWords {
  const common = new WordBands(lexiconWords(lexicon, sounds));
  let proper: WordBands | null = null;
  return {
    common,
    get names() {
      proper ??= new WordBands(properNounWords(names));
      return proper;
    },
  };
}

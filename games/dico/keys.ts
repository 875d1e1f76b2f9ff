// Knows words by what can be asked about them, as numbers: sorted letters, pages, definitions. Made once for a wordbook.

import { type Lexicon, masked } from '@boite/language';
import { BEGINNING } from './answers.ts';
import type { Books, Letters, Options } from './types.ts';
import { type Wordbook, wordbookOf } from './words.ts';

/** Words in alphabetical order, by their place from 0: their pages go up, and equal letters have equal numbers. */
export interface KeyedWords {
  readonly words: readonly Letters[];
  readonly pages: Uint16Array;
  readonly beginnings: LetterKeys;
  readonly endings: LetterKeys;
  /** What the definitions of a word say once it is masked in them. */
  meanings(at: number): readonly string[];
}

/** The letters of a part of each word, in any order, as numbers. */
export interface LetterKeys {
  readonly keys: Uint32Array;
  /** How many different ones there are. */
  readonly count: number;
  /** The number of some letters; none when no word has them. */
  keyOf(letters: Letters): number | undefined;
}

type Words = Pick<Options, 'words' | 'length'>;

const made = new WeakMap<object, Map<string, KeyedWords>>();

/** The words that may be hidden in a game. */
export function wordsToFind({ words, length }: Words, books: Books): KeyedWords {
  const isCommon = words === 'common';
  const book = isCommon ? books.dictionary : books.names;
  const ofBook = made.get(book) ?? new Map<string, KeyedWords>();
  made.set(book, ofBook);
  const name = isCommon ? length : words;
  const keyed = ofBook.get(name) ?? keyedWordbook(wordbookOf({ words, length }, books), books.lexicon);
  ofBook.set(name, keyed);
  return keyed;
}

function keyedWordbook(book: Wordbook, lexicon: Lexicon): KeyedWords {
  const words = book.words();
  const known = new Map<number, readonly string[]>();
  return keyedWords(words, {
    page: (word) => book.page(word) ?? 0,
    meanings(at) {
      const word = words[at] as Letters;
      const texts = known.get(at) ?? book.definitions(word).map(({ text }) => masked(text, word, lexicon));
      known.set(at, texts);
      return texts;
    },
  });
}

interface Knowledge extends Pick<KeyedWords, 'meanings'> {
  page(word: Letters, at: number): number;
}

export function keyedWords(words: readonly Letters[], { page, meanings }: Knowledge): KeyedWords {
  return {
    words,
    pages: Uint16Array.from(words, page),
    beginnings: letterKeys(words.map((word) => word.slice(0, BEGINNING))),
    endings: letterKeys(words.map((word) => word.slice(BEGINNING))),
    meanings,
  };
}

function letterKeys(parts: readonly Letters[]): LetterKeys {
  const numbers = new Map<Letters, number>();
  const keys = Uint32Array.from(parts, (part) => {
    const letters = inOrder(part);
    const key = numbers.get(letters) ?? numbers.size;
    numbers.set(letters, key);
    return key;
  });
  return { keys, count: numbers.size, keyOf: (letters) => numbers.get(inOrder(letters)) };
}

function inOrder(letters: Letters): Letters {
  return [...letters].sort().join('');
}

// Words by what can be asked about them: sorted letters and pages as numbers, definitions. Made once for a wordbook.

import { type Definition, type Lexicon, MASK, masked } from '@boite/language';
import { alphabetical, BEGINNING } from '../rules/answers.ts';
import { type Wordbook, type WordOptions, wordbookOf } from '../rules/words.ts';
import type { Books, Capitals } from '../types.ts';

/** Words in alphabetical order, by their place from 0: their pages go up, and equal letters have equal numbers. */
export interface KeyedWords {
  readonly words: readonly Capitals[];
  readonly pages: Uint16Array;
  readonly beginnings: LetterKeys;
  readonly endings: LetterKeys;
  /** What a word may mean; none as long as its letter of the dictionary has not arrived. */
  senses(at: number): readonly Definition[];
  /** Whether a definition, with its word masked, is one of a word's. */
  means(at: number, definition: string): boolean;
}

/** The letters of a part of each word, in any order, as numbers. */
export interface LetterKeys {
  readonly keys: Uint32Array;
  /** How many different ones there are. */
  readonly count: number;
  /** The number of some letters; none when no word has them. */
  keyOf(letters: Capitals): number | undefined;
}

const keyedBooks = new WeakMap<object, Map<string, KeyedWords>>();

/** The words that may be hidden in a game. */
export function wordsToFind({ words, length }: WordOptions, books: Books): KeyedWords {
  const isCommon = words === 'common';
  const owner = isCommon ? books.dictionary : books.nameBook;
  const ofOwner = keyedBooks.get(owner) ?? new Map<string, KeyedWords>();
  keyedBooks.set(owner, ofOwner);
  const name = isCommon ? length : words;
  const keyed = ofOwner.get(name) ?? keyedWordbook(wordbookOf({ words, length }, books), books.lexicon);
  ofOwner.set(name, keyed);
  return keyed;
}

function keyedWordbook(book: Wordbook, lexicon: Lexicon): KeyedWords {
  const words = book.words();
  const pages = new Map(allPages(book).flatMap((page, index) => page.map((word) => [word, index + 1])));
  const wordings = wordingsOnce((at) => book.wordings(words[at] as Capitals));
  return keyedWords(words, {
    page: (word) => pages.get(word) ?? 0,
    senses: wordings,
    means: (at, definition) => wordings(at).some(({ text }) => isMasked(text, { definition, word: words[at] ?? '', lexicon })),
  });
}

/** Page after page: to look for each word would read the same page forty times. */
function allPages({ pageCount, wordsOn }: Wordbook): readonly (readonly Capitals[])[] {
  return Array.from({ length: pageCount }, (_, index) => wordsOn(index + 1));
}

function wordingsOnce(wordings: (at: number) => readonly Definition[]): typeof wordings {
  const known = new Map<number, readonly Definition[]>();
  return (at) => {
    const found = known.get(at) ?? wordings(at);
    if (found.length > 0) known.set(at, found);
    return found;
  };
}

/** Masking is slow: what stands before the mask already tells most texts apart. */
function isMasked(
  text: string,
  { definition, word, lexicon }: { definition: string; word: Capitals; lexicon: Lexicon },
): boolean {
  const [before = ''] = definition.split(MASK, 1);
  return text.startsWith(before) && masked(text, word, lexicon) === definition;
}

interface WordFacts extends Pick<KeyedWords, 'means' | 'senses'> {
  page(word: Capitals, at: number): number;
}

/** Words in alphabetical order, and what is known of them besides their letters. */
export function keyedWords(words: readonly Capitals[], { page, means, senses }: WordFacts): KeyedWords {
  return {
    words,
    pages: Uint16Array.from(words, page),
    beginnings: letterKeys(words.map((word) => word.slice(0, BEGINNING))),
    endings: letterKeys(words.map((word) => word.slice(BEGINNING))),
    means,
    senses,
  };
}

function letterKeys(parts: readonly Capitals[]): LetterKeys {
  const numbers = new Map<Capitals, number>();
  const keys = Uint32Array.from(parts, (part) => {
    const letters = alphabetical(part);
    const key = numbers.get(letters) ?? numbers.size;
    numbers.set(letters, key);
    return key;
  });
  return { keys, count: numbers.size, keyOf: (letters) => numbers.get(alphabetical(letters)) };
}

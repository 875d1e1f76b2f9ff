// Knows words by what can be asked about them: sorted letters and pages as numbers, definitions. Made once for a wordbook.

import { type Definition, type Lexicon, MASK, masked } from '@boite/language';
import { BEGINNING } from '../rules/answers.ts';
import { lengthOf, type Wordbook, wordbookOf } from '../rules/words.ts';
import type { Books, Letters, Options } from '../types.ts';

/** Words in alphabetical order, by their place from 0: their pages go up, and equal letters have equal numbers. */
export interface KeyedWords {
  readonly words: readonly Letters[];
  readonly pages: Uint16Array;
  readonly beginnings: LetterKeys;
  readonly endings: LetterKeys;
  /** Whether a definition, with its word masked, is one of a word's. */
  means(at: number, definition: string): boolean;
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

/** The words that may be hidden in a game: those that every table can define. */
export function wordsToFind(options: Words, books: Books): KeyedWords {
  return kept(options, books, { name: 'defined', words: (book) => book.words() });
}

/** Everything on the pages of a game: a system with other dictionaries defines more words. */
export function wordsOnPages(options: Words, books: Books): KeyedWords {
  const { fewest, most } = lengthOf(options);
  const fits = ({ length }: Letters): boolean => fewest <= length && length <= most;
  return kept(options, books, { name: 'all', words: (book) => pagesOf(book).flat().filter(fits) });
}

interface Selection {
  readonly name: string;
  words(book: Wordbook): readonly Letters[];
}

function kept({ words, length }: Words, books: Books, selection: Selection): KeyedWords {
  const isCommon = words === 'common';
  const owner = isCommon ? books.dictionary : books.names;
  const ofOwner = made.get(owner) ?? new Map<string, KeyedWords>();
  made.set(owner, ofOwner);
  const name = `${selection.name} ${isCommon ? length : words}`;
  const book = wordbookOf({ words, length }, books);
  const keyed = ofOwner.get(name) ?? keyedWordbook(book, selection.words(book), books.lexicon);
  ofOwner.set(name, keyed);
  return keyed;
}

function keyedWordbook(book: Wordbook, words: readonly Letters[], lexicon: Lexicon): KeyedWords {
  const pages = new Map(pagesOf(book).flatMap((page, index) => page.map((word) => [word, index + 1])));
  const definitions = remembered((at) => book.definitions(words[at] as Letters));
  return keyedWords(words, {
    page: (word) => pages.get(word) ?? 0,
    means: (at, definition) => definitions(at).some(({ text }) => isMasked(text, { definition, word: words[at] ?? '', lexicon })),
  });
}

/** Page after page: to look for each word would read the same page forty times. */
function pagesOf({ pageCount, wordsOn }: Wordbook): readonly (readonly Letters[])[] {
  return Array.from({ length: pageCount }, (_, index) => wordsOn(index + 1));
}

function remembered(definitions: (at: number) => readonly Definition[]): typeof definitions {
  const known = new Map<number, readonly Definition[]>();
  return (at) => {
    const found = known.get(at) ?? definitions(at);
    known.set(at, found);
    return found;
  };
}

/** Masking is slow: what stands before the mask already tells most texts apart. */
function isMasked(text: string, { definition, word, lexicon }: { definition: string; word: Letters; lexicon: Lexicon }): boolean {
  const [before = ''] = definition.split(MASK, 1);
  return text.startsWith(before) && masked(text, word, lexicon) === definition;
}

interface Knowledge extends Pick<KeyedWords, 'means'> {
  page(word: Letters, at: number): number;
}

/** Words in alphabetical order, and what is known of them besides their letters. */
export function keyedWords(words: readonly Letters[], { page, means }: Knowledge): KeyedWords {
  return {
    words,
    pages: Uint16Array.from(words, page),
    beginnings: letterKeys(words.map((word) => word.slice(0, BEGINNING))),
    endings: letterKeys(words.map((word) => word.slice(BEGINNING))),
    means,
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

// Which words may be hidden, and the dictionary in which they stand. (RULES.md 1.3, 2.1, 2.2, 6.2)

import {
  type Definition,
  lettersOfName,
  type NameBook,
  numbered,
  OUR_SOURCE,
  type Pages,
  type ProperNoun,
  pagesOf,
  spelled,
  THEME_NAMES,
  type Theme,
} from '@boite/language';
import type { Books, Capitals, Length, Options } from '../types.ts';

/** How many letters a headword may have, as the table agrees; a name has as many at most. */
export const FEWEST_LETTERS = 6;
export const MOST_LETTERS = 12;

/** Names without a definition: nobody could answer about them. */
const WITHOUT_DEFINITIONS: readonly Theme[] = ['prenoms-feminins', 'prenoms-masculins'];
export const THEMES_TO_HIDE: readonly Theme[] = THEME_NAMES.filter((theme) => !WITHOUT_DEFINITIONS.includes(theme));

export interface LengthRange {
  readonly fewest: number;
  readonly most: number;
}

/** The dictionary of a game. Nothing on its pages tells which words may be hidden. */
export interface Wordbook extends Pages {
  /** A word of the book as it is printed, with its accents: « marche », « marché ». */
  headwords(word: Capitals): readonly string[];
  /** What a word of the book means; none as long as its letter has not arrived. */
  definitions(word: Capitals): readonly Definition[];
  /** Those of its definitions that it may be hidden with. */
  wordings(word: Capitals): readonly Definition[];
  isToHide(word: Capitals): boolean;
  /** Words that may be hidden, in alphabetical order. */
  words(): readonly Capitals[];
}

export type WordOptions = Pick<Options, 'words' | 'length'>;

export function wordbookOf(options: WordOptions, books: Books): Wordbook {
  return options.words === 'common' ? headwords(lengthOf(options), books) : namesToHide(options.words, books);
}

/** How many letters a hidden word has. */
export function lengthOf({ words, length }: WordOptions): LengthRange {
  return words === 'common' ? rangeOf(length) : { fewest: 1, most: MOST_LETTERS };
}

/** The letters of a word as it is typed; null when it is something else. */
export function lettersTyped({ words }: WordOptions, text: string): Capitals | null {
  return words === 'common' ? spelled(text.trim()) : lettersOfName(text.trim());
}

export function isLength(raw: unknown): raw is Length {
  if (typeof raw !== 'string' || !/^\d{1,2}(-\d{1,2})?$/.test(raw)) return false;
  const { fewest, most } = rangeOf(raw as Length);
  const isRange = raw.includes('-');
  return FEWEST_LETTERS <= fewest && most <= MOST_LETTERS && (isRange ? fewest < most : fewest === most);
}

function rangeOf(length: Length): LengthRange {
  const [fewest = 0, most = fewest] = length.split('-').map(Number);
  return { fewest, most };
}

/** Each length of a range. */
export function lengthsIn({ fewest, most }: LengthRange): readonly number[] {
  return Array.from({ length: most - fewest + 1 }, (_, nth) => fewest + nth);
}

function headwords(range: LengthRange, { dictionary }: Books): Wordbook {
  const lengths = lengthsIn(range);
  const isToHide = (word: Capitals) => lengths.includes(word.length) && dictionary.has(word);
  return {
    ...dictionary,
    definitions: (word) => (dictionary.has(word) ? dictionary.definitions(word) : []),
    wordings: (word) => (isToHide(word) ? dictionary.definitions(word) : []),
    isToHide,
    words: () => lengths.flatMap((length) => dictionary.words(length)).sort(),
  };
}

/** The second part of the dictionary: a theme limits what may be hidden, never the book. */
function namesToHide(words: 'proper' | Theme, { nameBook }: Books): Wordbook {
  const isOfTheme = ({ theme }: ProperNoun) => words === 'proper' || theme === words;
  const wordings = (word: Capitals) => nameDefinitions(nameBook.meanings(word).filter(isOfTheme));
  return {
    ...namePages(nameBook),
    headwords: (word) => [...new Set(nameBook.meanings(word).map(({ name }) => name))],
    definitions: (word) => nameDefinitions(nameBook.meanings(word)),
    wordings,
    isToHide: (word) => wordings(word).length > 0,
    words: () => themeWords(nameBook, words === 'proper' ? nameBook.themes : [words]),
  };
}

function nameDefinitions(nouns: readonly ProperNoun[]): readonly Definition[] {
  return numbered(
    nouns.map(({ name, definition }) => ({ headword: name, category: null, text: definition, source: OUR_SOURCE })),
  );
}

const PAGES_OF_NAMES = new WeakMap<NameBook, Pages>();

function namePages(nameBook: NameBook): Pages {
  const pages = PAGES_OF_NAMES.get(nameBook) ?? pagesOf(themeWords(nameBook, nameBook.themes));
  PAGES_OF_NAMES.set(nameBook, pages);
  return pages;
}

/** The names of some themes by their letters, in alphabetical order. */
function themeWords(nameBook: NameBook, themes: readonly Theme[]): readonly Capitals[] {
  return [...new Set(themes.flatMap((theme) => nameBook.inTheme(theme)).map(({ word }) => word))].sort();
}

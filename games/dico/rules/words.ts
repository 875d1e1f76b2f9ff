// Which words may be hidden, and the dictionary in which they stand. (RULES.md 1.3, 2.1, 2.2, 6.2)

import {
  type Definition,
  lettersOfName,
  type NameBook,
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

/** The dictionary of a game. */
export interface Wordbook extends Pages {
  /** What a word may be said to mean; none when it may not be hidden. */
  definitions(word: Capitals): readonly Definition[];
  /** Words that may be hidden, in alphabetical order: of headwords, those that we define ourselves. */
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
  return {
    ...dictionary,
    definitions: (word) => (lengths.includes(word.length) && dictionary.has(word) ? dictionary.definitions(word) : []),
    words: () => lengths.flatMap((length) => dictionary.words(length)).sort(),
  };
}

/** The pages hold every proper noun; a theme only limits what may be hidden. */
function namesToHide(words: 'proper' | Theme, { nameBook }: Books): Wordbook {
  const isHidden = ({ theme }: ProperNoun) => words === 'proper' || theme === words;
  return {
    ...namePages(nameBook),
    definitions: (word) => {
      const meanings = nameBook.meanings(word).filter(isHidden);
      return meanings.map(({ name, definition }) => ({ headword: name, text: definition, source: OUR_SOURCE }));
    },
    words: () => lettersOf(nameBook, words === 'proper' ? nameBook.themes : [words]),
  };
}

const PAGES_OF_NAMES = new WeakMap<NameBook, Pages>();

function namePages(nameBook: NameBook): Pages {
  const pages = PAGES_OF_NAMES.get(nameBook) ?? pagesOf(lettersOf(nameBook, nameBook.themes));
  PAGES_OF_NAMES.set(nameBook, pages);
  return pages;
}

/** The names of some themes by their letters, in alphabetical order. */
function lettersOf(nameBook: NameBook, themes: readonly Theme[]): readonly Capitals[] {
  return [...new Set(themes.flatMap((theme) => nameBook.inTheme(theme)).map(({ word }) => word))].sort();
}

// Knows what words mean, and on which page they stand.

import { spelled } from '../alphabet.ts';
import type { Lexicon } from '../lexicon.ts';
import { type Definer, type Definition, openDefinitions } from './definitions.ts';
import { openHeadwords } from './headwords.ts';
import type { Pages } from './pages.ts';

/** Words are taken with or without accents and capitals; they are given as tiles spell them. */
export interface Dictionary extends Pages {
  /** Ours first; of its lemmas when the word itself has none. */
  definitions(word: string): readonly Definition[];
  /** Whether it is a headword with a definition: what a player may hide in Dico. */
  has(word: string): boolean;
  /** The words of a length that we define ourselves, in alphabetical order. */
  words(length: number): readonly string[];
}

/** The files of `language/data/` that a dictionary is opened from. */
export const DICTIONARY_FILES = { definitions: 'definitions.txt', headwords: 'headwords.txt' } as const;

type DictionaryTexts = { readonly [name in keyof typeof DICTIONARY_FILES]: string };

export interface DictionarySources extends DictionaryTexts {
  readonly lexicon: Lexicon;
  /** Others' dictionaries, the best first. */
  readonly extra?: readonly Definer[];
}

export function openDictionary({ definitions, headwords, lexicon, extra = [] }: DictionarySources): Dictionary {
  const pages = openHeadwords(headwords);
  const ours = openDefinitions(definitions);

  function definitionsOf(word: string): readonly Definition[] {
    return [ours, ...extra].flatMap((definer) => definer.definitions(word));
  }

  function definitionsOrLemmas(word: string): readonly Definition[] {
    const found = definitionsOf(word);
    return found.length > 0 ? found : lexicon.lemmas(word).flatMap(definitionsOf);
  }

  return {
    pageCount: pages.pageCount,
    page: (word) => pages.page(letters(word)),
    wordsOn: pages.wordsOn,
    pageFrom: (beginning) => pages.pageFrom(letters(beginning)),
    definitions: (word) => definitionsOrLemmas(letters(word)),
    has: (word) => pages.page(letters(word)) !== null && definitionsOf(letters(word)).length > 0,
    words: (length) => ours.words().filter((word) => word.length === length),
  };
}

/** A word as tiles spell it; no letter at all when they cannot. */
function letters(word: string): string {
  return spelled(word) ?? '';
}

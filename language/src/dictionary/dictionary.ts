// Knows what words mean, and on which page they stand.

import { spelled } from '../alphabet.ts';
import type { Inflection } from '../lemma-notes.ts';
import type { Lexicon } from '../lexicon.ts';
import { CATEGORIES } from './categories.ts';
import { type CompoundDefinitions, openCompoundDefinitions } from './compound-definitions.ts';
import { type Definer, type Definition, type LetterText, openDefinitions } from './definitions.ts';
import { type Headwords, openHeadwords } from './headwords.ts';

/** Words are taken with or without accents and capitals; they are given as tiles spell them. */
export interface Dictionary extends Omit<Headwords, 'words'> {
  /** Those of the headwords that are spelled so, ours first; none as long as their letter has not arrived. */
  definitions(word: string): readonly Definition[];
  /** What a word may mean, inflected or not: its own definitions, then those of the lemmas it is a form of. */
  meanings(word: string): readonly Definition[];
  /** What a compound means, with or without its hyphens; none where compounds are not kept. */
  compound(text: string): readonly Definition[];
  /** Whether it stands in the book, where every word is defined: what a player may hide in Dico. */
  has(word: string): boolean;
  /** The words of the book of a length, in alphabetical order. */
  words(length: number): readonly string[];
}

/** The file of `language/data/` that the pages are opened from; definitions have a file a letter. */
export const HEADWORDS_FILE = 'headwords.txt';

export interface DictionarySources {
  readonly headwords: string;
  readonly definitions: LetterText;
  readonly lexicon: Lexicon;
  /** The text of the definitions of compounds, asked for at its first use. */
  readonly compounds?: () => string;
  /** Others' dictionaries, the best first. */
  readonly extra?: readonly Definer[];
}

export function openDictionary(sources: DictionarySources): Dictionary {
  const { headwords, definitions, lexicon, compounds = () => '', extra = [] } = sources;
  let compoundsRead: CompoundDefinitions | null = null;
  const book = openHeadwords(headwords);
  const definers = [openDefinitions(definitions), ...extra];

  function definitionsOf(word: string): readonly Definition[] {
    return definers.flatMap((definer) => definer.definitions(word));
  }

  function meanings(word: string): readonly Definition[] {
    const own = definitionsOf(word);
    const others = lexicon.inflections(word).filter(({ lemma }) => lettersOf(lemma) !== word);
    const ofLemmas = onceByLemma(others).flatMap((inflection) => {
      const defined = definitionsOf(lettersOf(inflection.lemma)).filter(({ headword }) => headword === inflection.lemma);
      const isHeadword = own.some(({ headword }) => headword === inflection.form);
      return defined.filter((definition) => isFitting(definition, { ...inflection, isHeadword, others: defined }));
    });
    return [...own, ...ofLemmas];
  }

  return {
    pageCount: book.pageCount,
    page: (word) => book.page(lettersOf(word)),
    wordsOn: book.wordsOn,
    pageFrom: (beginning) => book.pageFrom(lettersOf(beginning)),
    headwords: (word) => book.headwords(lettersOf(word)),
    definitions: (word) => definitionsOf(lettersOf(word)),
    meanings: (word) => meanings(lettersOf(word)),
    compound(text) {
      compoundsRead ??= openCompoundDefinitions(compounds());
      return compoundsRead.of(text);
    },
    has: (word) => book.page(lettersOf(word)) !== null,
    words: (length) => book.words().filter((word) => word.length === length),
  };
}

/** A lemma is read once as a verb and once as something else, whichever spellings of the word are forms of it. */
function onceByLemma(inflections: readonly Inflection[]): readonly Inflection[] {
  const byLemma = Map.groupBy(inflections, ({ lemma, isVerbal }) => `${lemma} ${isVerbal}`);
  return [...byLemma.values()].flatMap(([first]) => first ?? []);
}

interface InflectedLemma extends Inflection {
  /** Whether the form is defined itself. */
  readonly isHeadword: boolean;
  readonly others: readonly Definition[];
}

/**
 * Whether a form may mean what its lemma means: « tendrons » is of the verb, « marines » of the adjective and of no sailor. What is
 * defined itself needs no other noun: « actrice » is not looked up under « acteur », nor « mon » under « son ».
 */
function isFitting(definition: Definition, { form, lemma, isVerbal, isHeadword, others }: InflectedLemma): boolean {
  const { category } = definition;
  if (category === null || isVerbal) return category === null || category === 'v.';
  if (category === 'v.') return false;
  if (category === 'adj.') return true;
  const isFromAdjective = isFeminineOf(form, lemma) && others.some((other) => other.category === 'adj.');
  return !isHeadword && !(isFromAdjective && isMasculine(definition));
}

function isFeminineOf(form: string, lemma: string): boolean {
  return /es?$/.test(form) && !lemma.endsWith('e');
}

function isMasculine({ category }: Definition): boolean {
  return category !== null && CATEGORIES[category].gender === 'masculine';
}

/** A word as tiles spell it; no letter at all when they cannot. */
function lettersOf(word: string): string {
  return spelled(word) ?? '';
}

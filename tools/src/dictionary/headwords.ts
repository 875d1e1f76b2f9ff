// Knows which words Dico's book has: the lemmas of six to twelve letters that we define, by full pages.

import { LETTERS, type Lexicon } from '@boite/language';
import type { Definitions } from '@boite/language/src/dictionary/definitions.ts';
import { PAGE_SIZE } from '@boite/language/src/dictionary/pages.ts';

const [SHORTEST, LONGEST] = [6, 12];

/** In alphabetical order, each by its headwords; the rarest are left out so that the last page is full too. */
export function chosenHeadwords(lexicon: Lexicon, definitions: Definitions): readonly (readonly string[])[] {
  const words = LETTERS.flatMap((letter) => definitions.words(letter)).filter(
    (word) => word.length >= SHORTEST && word.length <= LONGEST && headwordsOf(word, lexicon, definitions).length > 0,
  );
  const left = rarest(words, words.length % PAGE_SIZE, lexicon);
  return words.filter((word) => !left.has(word)).map((word) => headwordsOf(word, lexicon, definitions));
}

/** The commonest first. */
function headwordsOf(word: string, lexicon: Lexicon, definitions: Definitions): readonly string[] {
  const defined = new Set(definitions.definitions(word).map(({ headword }) => headword));
  const lemmas = new Set(lexicon.inflections(word).flatMap(({ form, lemma }) => (form === lemma ? form : [])));
  return lexicon.forms(word).filter((form) => defined.has(form) && lemmas.has(form));
}

function rarest(words: readonly string[], count: number, lexicon: Lexicon): ReadonlySet<string> {
  const rank = (word: string): number => lexicon.rank(word) ?? Number.MAX_SAFE_INTEGER;
  const byRarity = words.toSorted((one, other) => rank(other) - rank(one) || (one < other ? 1 : -1));
  return new Set(byRarity.slice(0, count));
}

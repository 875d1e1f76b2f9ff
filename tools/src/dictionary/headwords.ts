// Knows which words a dictionary has for headwords: the lemmas of six to twelve letters that both our sources give.

import type { Lexicon } from '@boite/language';
import { PAGE_SIZE } from '@boite/language/src/dictionary/pages.ts';
import { isConjugated, isProperNoun } from '../lexicon/lefff.ts';
import type { Sources } from '../lexicon/sources.ts';

const [SHORTEST, LONGEST] = [6, 12];

/**
 * Headwords in alphabetical order, by full pages: the last of those that nobody defined are left out to make the last page
 * even. The words in `defined` are always there.
 */
export function chosenHeadwords(lexicon: Lexicon, sources: Sources, defined: ReadonlySet<string>): readonly string[] {
  const words = [...lexicon.words()].filter(
    (word) => isCandidate(word, lexicon) && (defined.has(word) || lexicon.forms(word).some((form) => isEntry(form, sources))),
  );
  const left = new Set(words.filter((word) => !defined.has(word)).slice(-(words.length % PAGE_SIZE)));
  return words.length % PAGE_SIZE === 0 ? words : words.filter((word) => !left.has(word));
}

function isCandidate(word: string, lexicon: Lexicon): boolean {
  return word.length >= SHORTEST && word.length <= LONGEST && lexicon.lemmas(word).includes(word);
}

/** Whether a form is an entry of both dictionaries. */
function isEntry(form: string, { lefff, spelling }: Sources): boolean {
  const readings = lefff.get(form) ?? [];
  return (
    readings.some((reading) => reading.lemma === form && !isProperNoun(reading) && !isConjugated(reading)) &&
    (spelling.get(form) ?? []).some(({ entry }) => entry === form)
  );
}

// Knows the words of a phrase so far, the last first: what a rule of usage looks back over.

import type { PhraseWord } from './phrase-word.ts';

export interface LastWords {
  readonly word: PhraseWord;
  readonly earlier: LastWords | undefined;
}

/** The word that stands so many places before the last one. */
export function back(last: LastWords, places: number): PhraseWord | undefined {
  let at: LastWords | undefined = last;
  for (let left = places; left > 0; left--) at = at?.earlier;
  return at?.word;
}

// Knows which rebuses people understand when a machine reads them: words that are met somewhere, names, phrases of such words.

import { type Lexicon, spelled } from '@boite/language';

/** Words that no text ever used make a rebus that nobody laughs at: « flaupassiez ». */
export function isFamiliar(text: string, lexicon: Lexicon): boolean {
  const word = spelled(text) ?? '';
  return !lexicon.has(word) || [word, ...lexicon.lemmas(word)].some((form) => lexicon.rank(form) !== null);
}

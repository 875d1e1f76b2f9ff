// Knows which words everybody uses: those in which a challenge can be met without a dictionary.

import type { Lexicon } from '@boite/language';
import { isSaid } from './unsaid.ts';

/** The rank of the rarest word that everybody uses. */
export const EVERYDAY_RANK = 5_000;

export function isUsedEveryDay(word: string, lexicon: Lexicon): boolean {
  return (lexicon.rank(word) ?? Number.POSITIVE_INFINITY) <= EVERYDAY_RANK && isSaid(word, lexicon);
}

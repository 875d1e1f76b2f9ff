// Knows which words a bot thinks of: by how often people say the very form, never by its lemma alone.

import type { Level } from '@boite/kernel';
import type { Lexicon } from '@boite/language';
import { isSaid } from './unsaid.ts';

/** The rank of the rarest form that each level thinks of. A champion alone knows the whole dictionary. */
export const RAREST_FORM: Readonly<Record<Level, number>> = {
  eveil: 4_500,
  debutant: 7_500,
  amateur: 12_000,
  habitue: 20_000,
  expert: 60_000,
  champion: Number.POSITIVE_INFINITY,
};

/** How much rarer a form may be that one knows when others say it. */
const UNDERSTOOD = 3;

/** Whether a bot would think of a word and say it. */
export function thinksOf(level: Level, word: string, lexicon: Lexicon): boolean {
  return isWithin(RAREST_FORM[level], word, lexicon) && isSaid(word, lexicon);
}

/** Whether a bot knows a word that someone else has laid. */
export function recognizes(level: Level, word: string, lexicon: Lexicon): boolean {
  return lexicon.has(word) && isWithin(UNDERSTOOD * RAREST_FORM[level], word, lexicon);
}

/** Tenses that are hardly ever said have no rank. */
function isWithin(rarest: number, word: string, lexicon: Lexicon): boolean {
  return rarest === Number.POSITIVE_INFINITY || (lexicon.formRank(word) ?? Number.POSITIVE_INFINITY) <= rarest;
}

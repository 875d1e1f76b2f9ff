// Knows which words a bot thinks of: by how often people say the very form, never by its lemma alone.

import type { Level } from '@boite/kernel';
import type { Lexicon } from '@boite/language';
import { steadyShare } from './steady.ts';
import { isSaid } from './unsaid.ts';

/** The rank of the rarest form that each level thinks of. A champion alone knows the whole dictionary. */
export const RAREST_FORM: Readonly<Record<Level, number>> = {
  eveil: 12_000,
  debutant: 20_000,
  amateur: 32_000,
  habitue: 60_000,
  expert: 60_000,
  champion: Number.POSITIVE_INFINITY,
};
/** Of a hundred words that nobody counted, with all their forms, how many an expert has met in dictionaries. */
const MET_BY_EXPERTS = 40;

/** How much rarer a form may be that one knows when others say it. */
const UNDERSTOOD = 3;

/** Whether a bot would think of a word and say it. */
export function thinksOf(level: Level, word: string, lexicon: Lexicon): boolean {
  return isKnown(level, word, lexicon, 1) && isSaid(word, lexicon);
}

/** Whether a bot knows a word that someone else has laid. */
export function recognizes(level: Level, word: string, lexicon: Lexicon): boolean {
  return lexicon.has(word) && isKnown(level, word, lexicon, UNDERSTOOD);
}

/** Tenses that are hardly ever said have no rank. */
function isKnown(level: Level, word: string, lexicon: Lexicon, times: number): boolean {
  const rarest = times * RAREST_FORM[level];
  if (rarest === Number.POSITIVE_INFINITY || (lexicon.formRank(word) ?? Number.POSITIVE_INFINITY) <= rarest) return true;
  return level === 'expert' && isMet(word, lexicon);
}

/** Always the same words. Those that were counted, in tenses that are hardly ever said, are not among them. */
function isMet(word: string, lexicon: Lexicon): boolean {
  return lexicon.rank(word) === null && lexicon.lemmas(word).some((lemma) => steadyShare(lemma) < MET_BY_EXPERTS);
}

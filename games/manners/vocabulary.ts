// Knows which words a bot thinks of: a beginner those that children say, a regular player all common ones, an expert any.

import type { Level } from '@boite/kernel';
import type { Lexicon } from '@boite/language';
import { isSaid } from './unsaid.ts';

/** The rank of the rarest word that each level thinks of. */
const RAREST: Readonly<Record<Level, number>> = { debutant: 5_000, habitue: 20_000, expert: Number.POSITIVE_INFINITY };

/** Whether a bot would think of a word and say it. */
export function thinksOf(level: Level, word: string, lexicon: Lexicon): boolean {
  if ((lexicon.rank(word) ?? Number.POSITIVE_INFINITY) > RAREST[level] || !isSaid(word, lexicon)) return false;
  if (level === 'expert') return true;
  return level === 'debutant' ? isEveryday(word, lexicon) : !isLiterary(word, lexicon);
}

/** « mangeâmes », « mangeassions »: tenses that are read more than said. */
function isLiterary(word: string, lexicon: Lexicon): boolean {
  return /([AIU](MES|TES)|[AU]SS(E|ES|ENT|IONS|IEZ)|[^AEIOU]AT|EAT)$/.test(word) && lexicon.isConjugatedOnly(word);
}

/** A form met in everyday speech: the word itself, its feminine or its plural, the present of a verb in -er. */
function isEveryday(word: string, lexicon: Lexicon): boolean {
  return lexicon.lemmas(word).some((lemma) => word === lemma || everydayForms(lemma).includes(word));
}

function everydayForms(lemma: string): readonly string[] {
  const forms = ['S', 'X', 'E', 'ES'].map((ending) => lemma + ending);
  if (!lemma.endsWith('ER')) return forms;
  return [...forms, ...['E', 'ES', 'EZ', 'ONS', 'ENT'].map((ending) => lemma.slice(0, -2) + ending)];
}

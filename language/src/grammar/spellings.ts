// Knows what is said alike and written otherwise: « il et grand », « elle a couper du bois », « tu as faims ».

import { hasCategory, isVerbal, type PhraseWord } from './phrase-word.ts';
import { type Refused, writtenAt } from './repairs.ts';
import type { PhraseFault } from './verdict.ts';

const PARTICIPLES = ['é', 'ée', 'és', 'ées'];

function isRightAs(
  words: readonly PhraseWord[],
  at: number,
  { trials, text }: Pick<Refused, 'trials'> & { text: string },
): boolean {
  const word = trials.word(text);
  return word !== null && trials.isRight(words.with(at, word));
}

/** « tu as faims », « il court vites »: an ending that is not heard. */
export function muteEnding({ words, trials }: Refused): PhraseFault | null {
  const at = words.findIndex(({ text }, nth) => /[sx]$/.test(text) && isRightAs(words, nth, { trials, text: text.slice(0, -1) }));
  return at < 0 ? null : { code: 'form', word: writtenAt(words, at) };
}

/** Little words that are said alike, and which one is written for which. */
const SAID_ALIKE: Readonly<Record<string, readonly string[]>> = {
  a: ['à'],
  à: ['a'],
  et: ['est'],
  est: ['et'],
  on: ['ont'],
  ont: ['on'],
  son: ['sont'],
  sont: ['son'],
  ces: ['ses'],
  sa: ['ça'],
  ça: ['sa'],
  ou: ['où'],
  où: ['ou'],
  la: ['là'],
  là: ['la'],
  peu: ['peut', 'peux'],
  peut: ['peu'],
  mes: ['mais'],
  mais: ['mes'],
  ce: ['se'],
  se: ['ce'],
  somme: ['sommes'],
  leur: ['leurs'],
  leurs: ['leur'],
};

/** « il et grand » */
export function saidAlike({ words, trials }: Refused): PhraseFault | null {
  for (const [nth, { text }] of words.entries()) {
    const others = Object.hasOwn(SAID_ALIKE, text) ? (SAID_ALIKE[text] ?? []) : [];
    const wanted = others.find((other) => isRightAs(words, nth, { trials, text: other }));
    if (wanted !== undefined) return { code: 'spelling', said: text, wanted };
  }
  return null;
}

/** « elle a couper du bois »: what is heard is a participle. */
export function heardParticiple({ words, trials }: Refused): PhraseFault | null {
  const at = words.findIndex((word, nth) => {
    const helper = words[nth - 1];
    if (helper === undefined || !word.text.endsWith('er') || !isVerbal(word)) return false;
    if (!hasCategory(helper, 'avoir') && !hasCategory(helper, 'etre')) return false;
    return PARTICIPLES.some((ending) => isRightAs(words, nth, { trials, text: word.text.replace(/er$/, ending) }));
  });
  return at < 0 ? null : { code: 'form', word: writtenAt(words, at) };
}

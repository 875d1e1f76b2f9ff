// Knows how to judge a phrase: a word, a noun group or a sentence, or else why not.

import { cutPhrase } from './cut.ts';
import { refusalOf } from './explanation.ts';
import type { Grammar } from './grammar.ts';
import { isWhole, type NameTest, type PhraseWord } from './phrase-word.ts';
import { Trials } from './trials.ts';
import { acceptedAs, type PhraseRefusal, type PhraseVerdict, refusedFor } from './verdict.ts';
import { walkedThrough } from './walk.ts';

const LONGEST_PHRASE_TEXT = 200;
const MOST_PHRASE_WORDS = 12;
/** « l'eau » is one word between spaces, and two here. */
const MOST_PHRASE_PIECES = 18;

/** Names are those of the caller's list; without a list there are none. */
export function judgePhrase(text: string, grammar: Grammar, isProperNoun: NameTest = () => false): PhraseVerdict {
  const phrase = cleaned(text);
  const unreadable = unreadableIn(phrase);
  if (unreadable !== null) return refusedFor(unreadable);
  const cut = cutPhrase(phrase, grammar.vocabulary, isProperNoun);
  if ('unknown' in cut) return refusedFor({ code: 'unknown', word: cut.unknown });
  return judgedWords(cut.words, grammar, isProperNoun);
}

/** Without what ends a sentence, and with plain apostrophes, hyphens and spaces. */
export function cleaned(text: string): string {
  return text
    .slice(0, 2 * LONGEST_PHRASE_TEXT)
    .normalize('NFC')
    .replaceAll(/[’‘ʼ`´]/g, "'")
    .replaceAll(/[‐‑–]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .replace(/[\s.!?…;:]+$/u, '')
    .trim();
}

function unreadableIn(phrase: string): PhraseRefusal | null {
  if (phrase === '') return { code: 'empty' };
  if (phrase.length > LONGEST_PHRASE_TEXT || phrase.split(' ').length > MOST_PHRASE_WORDS) return { code: 'long' };
  if (/\d/.test(phrase)) return { code: 'digits' };
  const [strange] = /[^\p{L}', -]+/u.exec(phrase) ?? [];
  return strange === undefined ? null : { code: 'character', word: strange };
}

function judgedWords(words: readonly PhraseWord[], grammar: Grammar, isProperNoun: NameTest): PhraseVerdict {
  const [first] = words;
  if (first === undefined || words.every(({ text }) => text === ',')) return refusedFor({ code: 'empty' });
  if (words.length > MOST_PHRASE_PIECES) return refusedFor({ code: 'long' });
  if (words.length === 1) return isWhole(first) ? acceptedAs('word') : refusedFor({ code: 'unfinished' });
  const { kind } = walkedThrough(grammar.rules(), words);
  if (kind !== null) return acceptedAs(kind);
  return refusedFor(refusalOf({ words, grammar, trials: new Trials(grammar, isProperNoun) }));
}

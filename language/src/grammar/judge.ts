// Knows how to judge a phrase: a word, a noun group or a sentence, or else why not.

import { refusalOf } from './explanation.ts';
import type { Grammar } from './grammar.ts';
import { isWhole, type NameTest, type Token } from './token.ts';
import { cutPhrase } from './tokens.ts';
import { acceptedAs, type PhraseRefusal, type PhraseVerdict, refusedFor } from './verdict.ts';
import { walkedThrough } from './walk.ts';

const LONGEST_TEXT = 200;
const MOST_WORDS = 12;
/** « l'eau » is two tokens in one word. */
const MOST_TOKENS = 18;

/** Names are those of the caller's list; without a list there are none. */
export function judgePhrase(text: string, grammar: Grammar, isProperNoun: NameTest = () => false): PhraseVerdict {
  const phrase = cleaned(text);
  const unreadable = unreadableIn(phrase);
  if (unreadable !== null) return refusedFor(unreadable);
  const cut = cutPhrase(phrase, grammar.vocabulary, isProperNoun);
  if ('unknown' in cut) return refusedFor({ code: 'unknown', word: cut.unknown });
  return judgedTokens(cut.tokens, grammar);
}

/** Without what ends a sentence, and with plain apostrophes, hyphens and spaces. */
function cleaned(text: string): string {
  return text
    .slice(0, 2 * LONGEST_TEXT)
    .normalize('NFC')
    .replaceAll(/[’‘ʼ`´]/g, "'")
    .replaceAll(/[‐‑–]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .replace(/[\s.!?…;:]+$/u, '')
    .trim();
}

function unreadableIn(phrase: string): PhraseRefusal | null {
  if (phrase === '') return { code: 'empty' };
  if (phrase.length > LONGEST_TEXT || phrase.split(' ').length > MOST_WORDS) return { code: 'long' };
  if (/\d/.test(phrase)) return { code: 'digits' };
  const [strange] = /[^\p{L}', -]+/u.exec(phrase) ?? [];
  return strange === undefined ? null : { code: 'character', word: strange };
}

function judgedTokens(tokens: readonly Token[], grammar: Grammar): PhraseVerdict {
  const [first] = tokens;
  if (first === undefined || tokens.every(({ text }) => text === ',')) return refusedFor({ code: 'empty' });
  if (tokens.length > MOST_TOKENS) return refusedFor({ code: 'long' });
  if (tokens.length === 1) return isWhole(first) ? acceptedAs('word') : refusedFor({ code: 'unfinished' });
  const { kind } = walkedThrough(grammar.rules(), tokens);
  return kind === null ? refusedFor(refusalOf(tokens, grammar)) : acceptedAs(kind);
}

// Knows how to judge a phrase that is said aloud: « tu pense » is heard as « tu penses ».

import { cutPhrase } from './cut.ts';
import type { Grammar } from './grammar.ts';
import { type HeardPhrase, spelledByEar } from './heard.ts';
import { homophones, type Speaker } from './homophones.ts';
import { cleaned, judgePhrase } from './judge.ts';
import type { NameTest } from './phrase-word.ts';
import { acceptedAs, type PhraseVerdict } from './verdict.ts';

/** Who knows how phrases are built and words are said. */
export interface PhraseListener extends Speaker {
  readonly grammar: Grammar;
  readonly isProperNoun: NameTest;
}

export interface SpokenPhrase {
  /** As it is rightly written when it is accepted, else as it came. */
  readonly text: string;
  readonly verdict: PhraseVerdict;
}

/** Longer phrases must be written as they are. */
const MOST_HEARD_WORDS = 12;

export function judgeSpokenPhrase(text: string, listener: PhraseListener): SpokenPhrase {
  const { grammar, isProperNoun } = listener;
  const verdict = judgePhrase(text, grammar, isProperNoun);
  const isSettled = verdict.accepted || verdict.refusal.code === 'enumeration';
  const heard = isSettled ? null : heardPhrase(text, listener);
  return heard === null ? { text: text.trim(), verdict } : { text: heard.text, verdict: acceptedAs(heard.kind) };
}

/** The well-built phrase that sounds like this one; null when there is none. */
function heardPhrase(text: string, listener: PhraseListener): HeardPhrase | null {
  const { grammar, isProperNoun } = listener;
  const cut = cutPhrase(cleaned(text), grammar.vocabulary, isProperNoun);
  if ('unknown' in cut || cut.words.length < 2 || cut.words.length > MOST_HEARD_WORDS) return null;
  const choices = cut.words.map(({ written, text: word }) => [written, ...homophones(word, listener)]);
  return spelledByEar(choices, grammar, isProperNoun);
}

// Knows which one change would make a phrase right: a word more, a word less, two words exchanged, another form.

import { wholeField } from './features.ts';
import type { Grammar } from './grammar.ts';
import { agreeable, type Reading, readNotes } from './reading.ts';
import { hasCategory, isVerbal, type Token } from './token.ts';
import type { PhraseRefusal } from './verdict.ts';
import { isPhrase, walkedThrough } from './walk.ts';

/** A refused phrase, and the grammar that refuses it. */
export interface Refused {
  readonly tokens: readonly Token[];
  readonly grammar: Grammar;
}

const ARTICLE = wildcard('det');
const NE = wildcard('ne');
const PAS = wildcard('pas');
const VERB = wildcard('verb PIFS123 TCBFQRPDHMXLNZ');
const SUBJECT = wildcard('pron 123 on il');

/** A word that stands for all words of a kind. */
function wildcard(note: string): Token {
  return { text: '', written: '', readings: readNotes(note), isElidable: null };
}

/** An article before a word that is no verb: or another form of that verb may be what is missing. */
export function missingSureArticle(refused: Refused): PhraseRefusal | null {
  return missingBefore(refused, { token: ARTICLE, code: 'article', isPlace: (next) => next !== undefined && !isVerbal(next) });
}

export function missingArticle(refused: Refused): PhraseRefusal | null {
  return missingBefore(refused, { token: ARTICLE, code: 'article', isPlace: (next) => next !== undefined });
}

export function missingSubject(refused: Refused): PhraseRefusal | null {
  return missingBefore(refused, { token: SUBJECT, code: 'subject', isPlace: (next) => next !== undefined });
}

export function missingNe(refused: Refused): PhraseRefusal | null {
  return missingBefore(refused, { token: NE, code: 'ne', isPlace: (next) => next !== undefined });
}

export function missingPas({ tokens, grammar }: Refused): PhraseRefusal | null {
  const at = tokens.findIndex((_, nth) => isPhrase(grammar.rules(), tokens.toSpliced(nth + 1, 0, PAS)));
  return at < 0 ? null : { code: 'pas', word: writtenAt(tokens, at) };
}

export function missingVerb({ tokens, grammar }: Refused): PhraseRefusal | null {
  if (tokens.some(isVerbal)) return null;
  const places = [...tokens.keys(), tokens.length];
  const more = [[SUBJECT, VERB, ...tokens], ...places.map((at) => tokens.toSpliced(at, 0, VERB))];
  return more.some((phrase) => isPhrase(grammar.rules(), phrase)) ? { code: 'verb' } : null;
}

interface Missing {
  readonly token: Token;
  readonly code: 'article' | 'subject' | 'ne';
  readonly isPlace: (next: Token | undefined) => boolean;
}

function missingBefore({ tokens, grammar }: Refused, { token, code, isPlace }: Missing): PhraseRefusal | null {
  const at = tokens.findIndex((next, nth) => isPlace(next) && isPhrase(grammar.rules(), tokens.toSpliced(nth, 0, token)));
  return at < 0 ? null : { code, word: writtenAt(tokens, at) };
}

/** « il a allé »: with the other auxiliary it would be right. */
export function wrongAuxiliary({ tokens, grammar }: Refused): PhraseRefusal | null {
  const at = tokens.findIndex((token, nth) => {
    const other = withOtherAuxiliary(token);
    return other !== null && isPhrase(grammar.rules(), tokens.with(nth, other).map(freed));
  });
  if (at < 0) return null;
  const participle = tokens.findIndex((token, nth) => nth > at && hasCategory(token, 'part'));
  const wanted = hasCategory(tokens[at] as Token, 'avoir') ? 'être' : 'avoir';
  return { code: 'auxiliary', wanted, word: writtenAt(tokens, Math.max(at, participle)) };
}

function withOtherAuxiliary(token: Token): Token | null {
  const auxiliaries = token.readings.filter(({ category }) => category === 'avoir' || category === 'etre');
  const readings = auxiliaries.map((reading) => ({ ...reading, category: reading.category === 'avoir' ? 'etre' : 'avoir' }));
  return readings.length === 0 ? null : { ...token, readings };
}

/** Two words that follow each other, looked for from where the reading stops. */
export function wrongOrder({ tokens, grammar }: Refused): PhraseRefusal | null {
  const { read } = walkedThrough(grammar.rules(), tokens);
  const places = [...tokens.keys()].slice(1).sort((a, b) => Math.abs(a - read) - Math.abs(b - read));
  const at = places.find((nth) => {
    const [before, token] = [tokens[nth - 1] as Token, tokens[nth] as Token];
    return isPhrase(grammar.rules(), tokens.with(nth - 1, token).with(nth, before));
  });
  return at === undefined ? null : { code: 'order', words: [writtenAt(tokens, at - 1), writtenAt(tokens, at)] };
}

/** Every word leads on, and the last one too. */
export function unfinished({ tokens, grammar }: Refused): PhraseRefusal | null {
  return walkedThrough(grammar.rules(), tokens).read === tokens.length ? { code: 'unfinished' } : null;
}

/** Another form of the same verb would be right: « il veut mange ». */
export function wrongForm({ tokens, grammar }: Refused): PhraseRefusal | null {
  const at = tokens.findIndex((token, nth) => {
    const readings = token.readings.flatMap(inAnyForm);
    return readings.length > 0 && isPhrase(grammar.rules(), tokens.with(nth, { ...token, readings }));
  });
  return at < 0 ? null : { code: 'form', word: writtenAt(tokens, at) };
}

const FRAME = wholeField('f').traits | wholeField('z').traits;
const ANY_FORM = readNotes('verb PFSWG123');

function inAnyForm(reading: Reading): readonly Reading[] {
  if (reading.category !== 'verb' && reading.category !== 'part') return [];
  const verbs = ANY_FORM.map((verb) => ({ ...verb, traits: (reading.traits & FRAME) | (verb.traits & ~FRAME) }));
  return [...verbs, { ...reading, category: 'part', agreement: -1 }];
}

export function extraWord({ tokens, grammar }: Refused): PhraseRefusal | null {
  if (tokens.length < 3) return null;
  const at = tokens.findIndex((_, nth) => isPhrase(grammar.rules(), tokens.toSpliced(nth, 1)));
  return at < 0 ? null : { code: 'extra', word: writtenAt(tokens, at) };
}

/** The same word, agreeing with anything. */
export function freed(token: Token): Token {
  return { ...token, readings: token.readings.map(agreeable) };
}

export function writtenAt(tokens: readonly Token[], at: number): string {
  return (tokens[at] as Token).written;
}

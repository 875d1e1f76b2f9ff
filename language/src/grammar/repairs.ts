// Knows which one change would make a phrase right: a word more, a word less, two words exchanged, another form.

import { wholeField } from './features.ts';
import type { Grammar } from './grammar.ts';
import { hasCategory, isVerbal, type PhraseWord } from './phrase-word.ts';
import { agreeable, readNotes, type Tag } from './tag.ts';
import type { Trials } from './trials.ts';
import type { PhraseFault } from './verdict.ts';

/** A refused phrase, and the grammar that refuses it. */
export interface Refused {
  readonly words: readonly PhraseWord[];
  readonly grammar: Grammar;
  readonly trials: Trials;
}

const ARTICLE = wildcard('det');
const NE = wildcard('ne');
const PAS = wildcard('pas');
const VERB = wildcard('verb PIFS123 TCBFQRPDHMXLNZ');
const SUBJECT = wildcard('pron 123 on il');

/** A word that stands for all words of a kind. */
export function wildcard(note: string): PhraseWord {
  return { text: '', written: '', tags: readNotes(note), isElidable: null };
}

/** An article before a word that is no verb: or another form of that verb may be what is missing. */
export function missingSureArticle(refused: Refused): PhraseFault | null {
  return missingBefore(refused, { word: ARTICLE, code: 'article', isPlace: (next) => next !== undefined && !isVerbal(next) });
}

export function missingArticle(refused: Refused): PhraseFault | null {
  return missingBefore(refused, { word: ARTICLE, code: 'article', isPlace: (next) => next !== undefined });
}

export function missingSubject(refused: Refused): PhraseFault | null {
  return missingBefore(refused, { word: SUBJECT, code: 'subject', isPlace: (next) => next !== undefined });
}

const LEANING_FIRST = ['clle', 'clme', 'clse', 'ne', 'cllui'];

/** A phrase that begins by a verb, or by a pronoun that leans on it: another form of it may be right too, but somebody is missing. */
export function missingFirstSubject({ words, trials }: Refused): PhraseFault | null {
  const [first] = words;
  if (first === undefined || !trials.isRight([SUBJECT, ...words])) return null;
  if (!isVerbal(first) && !LEANING_FIRST.some((category) => hasCategory(first, category))) return null;
  return { code: 'subject', word: first.written };
}

export function missingNe(refused: Refused): PhraseFault | null {
  return missingBefore(refused, { word: NE, code: 'ne', isPlace: (next) => next !== undefined });
}

export function missingPas({ words, trials }: Refused): PhraseFault | null {
  if (!words.some((word) => hasCategory(word, 'ne'))) return null;
  const at = words.findIndex((_, nth) => trials.isRight(words.toSpliced(nth + 1, 0, PAS)));
  return at < 0 ? null : { code: 'pas', word: writtenAt(words, at) };
}

export function missingVerb({ words, trials }: Refused): PhraseFault | null {
  if (words.some(isVerbal)) return null;
  const places = [...words.keys(), words.length];
  const more = [[SUBJECT, VERB, ...words], ...places.map((at) => words.toSpliced(at, 0, VERB))];
  return more.some((phrase) => trials.isRight(phrase)) ? { code: 'verb' } : null;
}

interface Missing {
  readonly word: PhraseWord;
  readonly code: 'article' | 'subject' | 'ne';
  readonly isPlace: (next: PhraseWord | undefined) => boolean;
}

function missingBefore({ words, trials }: Refused, { word, code, isPlace }: Missing): PhraseFault | null {
  const at = words.findIndex((next, nth) => isPlace(next) && trials.isRight(words.toSpliced(nth, 0, word)));
  return at < 0 ? null : { code, word: writtenAt(words, at) };
}

/** « il a allé »: with the other auxiliary it would be right. */
export function wrongAuxiliary({ words, trials }: Refused): PhraseFault | null {
  const at = words.findIndex((word, nth) => {
    const other = withOtherAuxiliary(word);
    return other !== null && trials.isRight(words.with(nth, other).map(freed));
  });
  if (at < 0) return null;
  const participle = words.findIndex((word, nth) => nth > at && hasCategory(word, 'part'));
  const wanted = hasCategory(words[at] as PhraseWord, 'avoir') ? 'être' : 'avoir';
  return { code: 'auxiliary', wanted, word: writtenAt(words, Math.max(at, participle)) };
}

function withOtherAuxiliary(word: PhraseWord): PhraseWord | null {
  const auxiliaries = word.tags.filter(({ category }) => category === 'avoir' || category === 'etre');
  const tags = auxiliaries.map((tag) => ({ ...tag, category: tag.category === 'avoir' ? 'etre' : 'avoir' }));
  return tags.length === 0 ? null : { ...word, tags };
}

/** Two words that follow each other, looked for from where the reading stops. */
export function wrongOrder({ words, trials }: Refused): PhraseFault | null {
  const read = trials.read(words);
  const places = [...words.keys()].slice(1).sort((a, b) => Math.abs(a - read) - Math.abs(b - read));
  const at = places.find((nth) => {
    const [before, word] = [words[nth - 1] as PhraseWord, words[nth] as PhraseWord];
    return trials.isRight(words.with(nth - 1, word).with(nth, before));
  });
  return at === undefined ? null : { code: 'order', words: [writtenAt(words, at - 1), writtenAt(words, at)] };
}

/** Every word leads on, and the last one too. */
export function unfinished({ words, trials }: Refused): PhraseFault | null {
  return trials.read(words) === words.length ? { code: 'unfinished' } : null;
}

/** Another form of the same verb would be right: « il veut mange ». */
export function wrongForm({ words, trials }: Refused): PhraseFault | null {
  const at = words.findIndex((word, nth) => {
    const tags = word.tags.flatMap(inAnyForm);
    return tags.length > 0 && trials.isRight(words.with(nth, { ...word, tags }));
  });
  return at < 0 ? null : { code: 'form', word: writtenAt(words, at) };
}

const REPAIR_FRAME = wholeField('f').traits | wholeField('z').traits;
const ANY_FORM = readNotes('verb PFSWG123');

function inAnyForm(tag: Tag): readonly Tag[] {
  if (tag.category !== 'verb' && tag.category !== 'part') return [];
  const verbs = ANY_FORM.map((verb) => ({ ...verb, traits: (tag.traits & REPAIR_FRAME) | (verb.traits & ~REPAIR_FRAME) }));
  return [...verbs, { ...tag, category: 'part', agreement: -1 }];
}

/** « je dois à partir » */
export function extraLink({ words, trials }: Refused): PhraseFault | null {
  const isLink = (word: PhraseWord): boolean => hasCategory(word, 'at') || hasCategory(word, 'de');
  const at = words.findIndex((word, nth) => isLink(word) && trials.isRight(words.toSpliced(nth, 1)));
  return at < 1 || at === words.length - 1 ? null : { code: 'extra', word: writtenAt(words, at) };
}

export function extraWord({ words, trials }: Refused): PhraseFault | null {
  if (words.length < 3) return null;
  const at = words.findIndex((_, nth) => trials.isRight(words.toSpliced(nth, 1)));
  return at < 0 ? null : { code: 'extra', word: writtenAt(words, at) };
}

const FREED = new WeakMap<PhraseWord, PhraseWord>();

/** The same word, agreeing with anything; the same one each time. */
export function freed(word: PhraseWord): PhraseWord {
  const free = FREED.get(word) ?? { ...word, tags: word.tags.map(agreeable) };
  FREED.set(word, free);
  return free;
}

export function writtenAt(words: readonly PhraseWord[], at: number): string {
  return (words[at] as PhraseWord).written;
}

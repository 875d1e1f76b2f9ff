// Knows how a word is noted: « verb P3s TZA » is a verb, present, third person singular, with avoir, with an object.

import {
  adjectiveAgreement,
  NOBODY,
  object,
  objectAgreement,
  personsOf,
  readWho,
  specialPerson,
  subject,
  verbAgreement,
  type Who,
  withCe,
} from './agreement.ts';
import { bitsIn, either, type Features, NO_FEATURES, wholeField, withSilentFields } from './features.ts';
import { EVERY_TIME, PAST_TIMES, TENSE_MOODS, TENSE_TIMES, traitNamed } from './traits.ts';

/** One thing that a word can be. */
export interface Tag extends Features {
  readonly category: string;
  /** Its note, which says it in full. */
  readonly note: string;
}

/** Categories with a short name: those of most words. */
const SHORT: Readonly<Record<string, string>> = { n: 'noun', a: 'adj', v: 'verb', k: 'part', r: 'adv', i: 'interj' };

const TAG_SEPARATOR = ';';
const TENSED = /^([PIJFCSTYWG]+)(?:([123]+)([sp]?))?$/;
/** Letters that are no frames. */
const CATEGORY_NAMES: Readonly<Record<string, string>> = {
  A: 'avoir',
  E: 'etre',
  Z: 'reflexive',
  Y: 'reflexive',
  V: 'shared',
  O: 'needy',
  W: 'open',
};
/** A verb that only the « il » of « il pleut » conjugates. */
const IMPERSONAL = 'U';
const TIME_BITS = wholeField('t').agreement;
/** A manner of a verb that always has a reflexive pronoun. */
const ONLY_WITH_SELF = 'Y';
const FRAME_MARK = /^[A-Z]+$/;
const ADJECTIVES = new Set(['adj', 'part', 'status', 'neutral', 'fond', 'better']);
const CE_BIT = specialPerson('ce') ?? 0;
/** Words that may be any person. */
const PERSONAL = new Set(['pron', 'tonic', 'inv', 'clme', 'clse', 'encref', 'verb', 'avoir', 'etre']);

export function readNotes(notes: string): readonly Tag[] {
  return notes.split(TAG_SEPARATOR).filter(Boolean).flatMap(apartByMood).map(readNote);
}

const SUBJUNCTIVE_TOO = /^(\s*\w+ [A-Z]*)([ST]+)([A-Z]*\d.*)$/;
const TENSES_BEFORE = /^\s*\w+ $/;

/** « danse » is a present and a subjunctive: only the second may be said of yesterday. */
function apartByMood(note: string): readonly string[] {
  const [, before = '', moods = '', after = ''] = SUBJUNCTIVE_TOO.exec(note) ?? [];
  if (moods === '' || (TENSES_BEFORE.test(before) && /^\d/.test(after))) return [note];
  return [before + after, before.replace(/[A-Z]+$/, '') + moods + after.replace(/^[A-Z]+/, '')];
}

function readNote(note: string): Tag {
  const [code = '', ...tokens] = note.trim().split(' ');
  const category = SHORT[code] ?? code;
  const said = tokens.map((token) => meaning(token, category)).reduce(either, NO_FEATURES);
  const only =
    tokens.includes(IMPERSONAL) && !tokens.some((token) => /3p$/.test(token))
      ? { ...said, agreement: NOBODY | (said.agreement & TIME_BITS) }
      : said;
  return { category, note: [category, ...tokens].join(' '), ...withSilentFields(only) };
}

function meaning(token: string, category: string): Features {
  if (token === IMPERSONAL) return NO_FEATURES;
  const special = specialPerson(token);
  if (special !== null) return subject(special);
  const tense = TENSED.exec(token);
  if (tense !== null && /verb|avoir|etre/.test(category)) return tensed(tense, category);
  if (FRAME_MARK.test(token)) return framed(token);
  if (token.startsWith('o')) return object(objectAgreement(whoIn(token.slice(1))));
  return traitNamed(token) ?? agreementOf(token, category);
}

function tensed([, tenses = '', persons = '', numbers = '']: RegExpExecArray, category: string): Features {
  const moods = [...tenses].flatMap((tense) => [TENSE_MOODS[tense] ?? '', ...timesOf(tense, category)]);
  const said = moods.map((name) => traitNamed(name) ?? NO_FEATURES).reduce(either, NO_FEATURES);
  if (persons === '') return said;
  const who = whoIn(persons + numbers);
  return either(said, subject(verbAgreement(who) | (category === 'etre' ? withCe(who) : 0)));
}

/** Before a participle, a present is past too: il a dormi hier. */
function timesOf(tense: string, category: string): readonly string[] {
  const isAuxiliary = category !== 'verb';
  if (isAuxiliary && tense === 'P') return PAST_TIMES;
  return (isAuxiliary && tense === 'F' ? undefined : TENSE_TIMES[tense]) ?? EVERY_TIME;
}

function framed(letters: string): Features {
  const names = [...letters].map((letter) => CATEGORY_NAMES[letter] ?? letter);
  const usual = [...(letters.includes(ONLY_WITH_SELF) ? [] : ['plain']), 'unshared', ...(/[OW]/.test(letters) ? [] : ['alone'])];
  return [...usual, ...names].map((name) => traitNamed(name) ?? NO_FEATURES).reduce(either, NO_FEATURES);
}

function agreementOf(token: string, category: string): Features {
  const who = whoIn(token);
  if (category === 'part') return either(subject(adjectiveAgreement(who)), object(objectAgreement(who)));
  // « c'est médecin » is said of nobody.
  if (category === 'status') return subject(adjectiveAgreement(who) & ~CE_BIT);
  if (ADJECTIVES.has(category)) return subject(adjectiveAgreement(who));
  return subject(personsOf(PERSONAL.has(category) ? who : { ...who, persons: '3' }));
}

function whoIn(token: string): Who {
  const who = readWho(token);
  if (who === null) throw new Error(`a note of the grammar cannot be read: ${token}`);
  return who;
}

/** The same tag, agreeing with anything: what tells a mistake of agreement from another. */
export function agreeable(tag: Tag): Tag {
  return { ...tag, agreement: tag.agreement | bitsIn('a', -1).agreement | bitsIn('o', -1).agreement };
}

// Knows what happens where two words meet: elisions, « mon amie », « cet homme », « a-t-il ».

import { hasCategory, type PhraseWord } from './phrase-word.ts';

/** Two words that cannot meet so, and how they do. */
export interface BadJunction {
  readonly said: string;
  readonly wanted: string;
  /** The words that the first of them becomes, then the second. */
  readonly mended: readonly string[];
}

/** What a word becomes before a vowel. */
const BEFORE_VOWEL: Readonly<Record<string, readonly string[]>> = {
  le: ["l'"],
  la: ["l'"],
  je: ["j'"],
  me: ["m'"],
  te: ["t'"],
  se: ["s'"],
  de: ["d'"],
  ne: ["n'"],
  que: ["qu'"],
  jusque: ["jusqu'"],
  lorsque: ["lorsqu'"],
  puisque: ["puisqu'"],
  quoique: ["quoiqu'"],
  du: ['de', "l'"],
  au: ['à', "l'"],
  ma: ['mon'],
  ta: ['ton'],
  sa: ['son'],
};

export const CONTRACTIONS: Readonly<Record<string, string>> = { 'de le': 'du', 'de les': 'des', 'à le': 'au', 'à les': 'aux' };

/** What a word becomes before a noun that begins with a vowel. */
const BEFORE_NOUN: Readonly<Record<string, string>> = { beau: 'bel', nouveau: 'nouvel', vieux: 'vieil' };

/** What a word becomes before a consonant. */
const BEFORE_CONSONANT: Readonly<Record<string, string>> = {
  "j'": 'je',
  "m'": 'me',
  "t'": 'te',
  "s'": 'se',
  "d'": 'de',
  "n'": 'ne',
  "qu'": 'que',
  "c'": 'ce',
  "lorsqu'": 'lorsque',
  "puisqu'": 'puisque',
  "quoiqu'": 'quoique',
  "jusqu'": 'jusque',
  cet: 'ce',
  bel: 'beau',
  nouvel: 'nouveau',
  vieil: 'vieux',
};

export function badJunction(left: PhraseWord, right: PhraseWord): BadJunction | null {
  const mended = mendedJunction(left, right);
  if (mended === null) return null;
  const shown = mended.map((text) => (text === right.text ? shownWord(right) : text));
  return { said: joinedWords([left.text, shownWord(right)]), wanted: joinedWords(shown), mended };
}

/** A name keeps its capital. */
export function shownWord(word: PhraseWord): string {
  return hasCategory(word, 'proper') || hasCategory(word, 'land') ? word.written : word.text;
}

/** Words as they are written in a row: an apostrophe or a hyphen leaves no space. */
export function joinedWords(words: readonly string[]): string {
  return words.reduce((text, word) => `${text}${/'$/.test(text) || /^[-,]/.test(word) ? '' : ' '}${word}`, '').trim();
}

const ALREADY_MORE = /^(?:meilleure?s?|pires?|mieux)$/;

function mendedJunction(left: PhraseWord, right: PhraseWord): readonly string[] | null {
  if (left.text === 'plus' && ALREADY_MORE.test(right.text)) return [right.text];
  if (right.text === ',' || left.text === ',') return null;
  if (left.text === 'va' && /^-(?:toi|en)$/.test(right.text)) return ['va', "-t'", 'en'];
  if (right.text.startsWith('-')) return withT(left.text, right.text);
  if (right.isElidable === null) return null;
  const before = right.isElidable ? beforeVowel(left, right) : beforeConsonant(left, right);
  return before === null ? null : [...before, right.text];
}

function beforeVowel({ text }: PhraseWord, right: PhraseWord): readonly string[] | null {
  if (text === "s'" && /^(?:elles?|on)$/.test(right.text)) return ['si'];
  if (text === 'la' && right.text === 'une') return null;
  if (text === 'si') return /^ils?$/.test(right.text) ? ["s'"] : null;
  if (text === 'ce') return [hasCategory(right, 'etre') || hasCategory(right, 'clen') ? "c'" : 'cet'];
  if (Object.hasOwn(BEFORE_NOUN, text)) return isMasculineNoun(right, text) ? [BEFORE_NOUN[text] as string] : null;
  return Object.hasOwn(BEFORE_VOWEL, text) ? (BEFORE_VOWEL[text] as readonly string[]) : null;
}

/** What « je » wears down before in speech: j'te crois, j'suis là. */
const AFTER_SPOKEN_JE =
  /^(?:[mtl]e|[mtl]'|la|les|lui|leur|suis|sais|dis|vois|prends|mets|connais|trouve|préfère|vais|peux|veux|crois|dois|fais|viens|pense|comprends|pars|reviens|reste)$/;

function beforeConsonant({ text }: PhraseWord, right: PhraseWord): readonly string[] | null {
  if (text === "j'" && AFTER_SPOKEN_JE.test(right.text)) return null;
  if (text === "l'") return [isFeminine(right) ? 'la' : 'le'];
  return Object.hasOwn(BEFORE_CONSONANT, text) ? [BEFORE_CONSONANT[text] as string] : null;
}

const NEEDS_T = /[aec]$/;

/** « a-t-il », « vient-il »: a t is said between them. */
function withT(verb: string, pronoun: string): readonly string[] | null {
  if (pronoun === '-je' && /[^é]e$/.test(verb)) return ['je', verb];
  const isVowel = /^-(?:il|elle|on)s?$/.test(pronoun);
  if (isVowel && NEEDS_T.test(verb)) return [verb, `-t${pronoun}`];
  return pronoun.startsWith('-t-') && !NEEDS_T.test(verb) ? [verb, pronoun.slice(2)] : null;
}

/** « le vieux élève des poules » is right; nobody says so of « nouveau ». */
function isMasculineNoun(word: PhraseWord, before: string): boolean {
  const isSure = before === 'nouveau' || !hasCategory(word, 'verb');
  return isSure && word.tags.some(({ note }) => /^noun m?s?$/.test(note));
}

function isFeminine({ tags }: PhraseWord): boolean {
  return tags.some(({ note }) => /^noun f/.test(note));
}

/** « mon », « ton », « son » stand for « ma », « ta », « sa » before a vowel. */
export function canBeFeminine(left: PhraseWord, right: PhraseWord): boolean {
  return /^[mts]on$/.test(left.text) && right.isElidable !== false;
}

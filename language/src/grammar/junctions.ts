// Knows what happens where two words meet: elisions, « mon amie », « cet homme », « a-t-il ».

import type { Token } from './vocabulary.ts';

/** Two words that cannot meet so, and how they do. */
export interface BadJunction {
  readonly said: string;
  readonly wanted: string;
}

/** What a word becomes before a vowel. */
const BEFORE_VOWEL: Readonly<Record<string, string>> = {
  le: "l'",
  la: "l'",
  je: "j'",
  me: "m'",
  te: "t'",
  se: "s'",
  de: "d'",
  ne: "n'",
  que: "qu'",
  jusque: "jusqu'",
  lorsque: "lorsqu'",
  puisque: "puisqu'",
  quoique: "quoiqu'",
  du: "de l'",
  au: "à l'",
  ma: 'mon ',
  ta: 'ton ',
  sa: 'son ',
};

/** What a word becomes before a noun that begins with a vowel. */
const BEFORE_NOUN: Readonly<Record<string, string>> = { beau: 'bel ', nouveau: 'nouvel ', vieux: 'vieil ' };

/** What a word becomes before a consonant. */
const BEFORE_CONSONANT: Readonly<Record<string, string>> = {
  "j'": 'je ',
  "m'": 'me ',
  "t'": 'te ',
  "s'": 'se ',
  "d'": 'de ',
  "n'": 'ne ',
  "qu'": 'que ',
  "c'": 'ce ',
  "lorsqu'": 'lorsque ',
  "puisqu'": 'puisque ',
  "quoiqu'": 'quoique ',
  "jusqu'": 'jusque ',
  cet: 'ce ',
  bel: 'beau ',
  nouvel: 'nouveau ',
  vieil: 'vieux ',
};

export function badJunction(left: Token, right: Token): BadJunction | null {
  const wanted = wantedJunction(left, right);
  if (wanted === null) return null;
  const space = left.text.endsWith("'") || right.text.startsWith('-') ? '' : ' ';
  return { said: `${left.text}${space}${right.text}`, wanted };
}

function wantedJunction(left: Token, right: Token): string | null {
  if (right.text === ',' || left.text === ',') return null;
  if (right.text.startsWith('-')) return withT(left.text, right.text);
  if (right.isElidable === true) return beforeVowel(left, right);
  return right.isElidable === false ? beforeConsonant(left, right) : null;
}

function beforeVowel({ text }: Token, right: Token): string | null {
  if (text === 'si') return /^ils?$/.test(right.text) ? `s'${right.text}` : null;
  if (text === 'ce') return beforeCe(right);
  if (Object.hasOwn(BEFORE_NOUN, text)) return isMasculineNoun(right) ? `${BEFORE_NOUN[text]}${right.text}` : null;
  return Object.hasOwn(BEFORE_VOWEL, text) ? `${BEFORE_VOWEL[text]}${right.text}` : null;
}

function beforeCe(right: Token): string {
  const isVerb = right.readings.some(({ category }) => category === 'etre' || category === 'clen');
  return isVerb ? `c'${right.text}` : `cet ${right.text}`;
}

function beforeConsonant({ text }: Token, right: Token): string | null {
  if (text === "l'") return `${isFeminine(right) ? 'la' : 'le'} ${right.text}`;
  return Object.hasOwn(BEFORE_CONSONANT, text) ? `${BEFORE_CONSONANT[text]}${right.text}` : null;
}

const NEEDS_T = /[aec]$/;

/** « a-t-il », « vient-il »: a t is said between them. */
function withT(verb: string, pronoun: string): string | null {
  const isVowel = /^-(?:il|elle|on)s?$/.test(pronoun);
  if (isVowel && NEEDS_T.test(verb)) return `${verb}-t${pronoun}`;
  return pronoun.startsWith('-t-') && !NEEDS_T.test(verb) ? verb + pronoun.slice(2) : null;
}

function isMasculineNoun({ readings }: Token): boolean {
  return readings.some(({ note }) => /^noun ms?$/.test(note)) && !readings.some(({ category }) => category === 'verb');
}

function isFeminine({ readings }: Token): boolean {
  return readings.some(({ note }) => /^noun f/.test(note));
}

/** « mon », « ton », « son » stand for « ma », « ta », « sa » before a vowel. */
export function canBeFeminine(left: Token, right: Token): boolean {
  return /^[mts]on$/.test(left.text) && right.isElidable !== false;
}

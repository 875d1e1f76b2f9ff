// Knows the names of what words are besides persons: moods, negation, auxiliaries, places, what a verb takes.

import { bitsIn, either, type Features, NO_FEATURES } from './features.ts';

/** One bit each, in order. */
const TRAIT_NAMES = {
  m: ['ind', 'fut', 'sub', 'inf', 'ger', 'imp'],
  n: ['pos', 'neg', 'half'],
  x: ['avoir', 'etre'],
  p: ['before', 'after'],
  i: ['straight', 'inverted'],
  z: ['plain', 'reflexive'],
  d: ['unshared', 'shared'],
  e: ['alone', 'needy', 'open'],
  c: ['unled', 'led'],
  t: ['past', 'ahead', 'unreal', 'undated'],
} as const;

/** What a verb takes, by the letter that stands for it in the notes of a word. */
export const VERB_FRAMES = {
  T: 'an object (manger une pomme)',
  C: 'an attribute (être grand)',
  B: 'an adjective of its subject (vivre heureux)',
  F: 'an infinitive (vouloir dormir)',
  Q: 'que and an indicative (dire que)',
  R: 'que and a subjunctive (vouloir que)',
  P: 'an object that does something (voir le chat dormir)',
  D: 'de and a bare noun (manquer de pain)',
  H: 'a bare noun, like avoir (avoir faim)',
  M: 'a bare noun, like faire (faire peur)',
  X: 'a bare noun, like other verbs (perdre patience)',
  L: 'an attribute of its object (rendre fou)',
  J: 'à and an infinitive (apprendre à nager)',
  K: 'de and an infinitive (essayer de dormir)',
  N: 'nothing more',
} as const;

const FRAME_LETTERS = Object.keys(VERB_FRAMES);

/** The mood of each tense, by the letter of the Lefff. */
export const TENSE_MOODS: Readonly<Record<string, string>> = {
  P: 'ind',
  I: 'ind',
  J: 'ind',
  F: 'fut',
  C: 'fut',
  S: 'sub',
  T: 'sub',
  Y: 'imp',
  W: 'inf',
  G: 'ger',
};

export const EVERY_TIME = TRAIT_NAMES.t;
export const PAST_TIMES: readonly string[] = ['past', 'undated'];
/** The times that each tense may be said of. « Demain » with an imperfect is only supposed: si tu venais demain. */
export const TENSE_TIMES: Readonly<Record<string, readonly string[]>> = {
  P: ['ahead', 'undated'],
  I: ['past', 'unreal', 'undated'],
  J: PAST_TIMES,
  F: ['ahead', 'undated'],
  Y: ['ahead', 'undated'],
};

const SINGLE: Readonly<Record<string, Features>> = Object.fromEntries([
  ...Object.entries(TRAIT_NAMES).flatMap(([field, names]) =>
    names.map((name, bit) => [name, bitsIn(field as keyof typeof TRAIT_NAMES, 1 << bit)]),
  ),
  ...FRAME_LETTERS.map((letter, bit) => [letter, bitsIn('f', 1 << bit)]),
]);

const GROUPS: Readonly<Record<string, readonly string[]>> = {
  main: ['ind', 'fut', 'past', 'ahead', 'undated'],
  finite: ['ind', 'fut', 'sub'],
  unordered: ['ind', 'fut', 'sub', 'inf', 'ger'],
  spoken: ['ind', 'fut', 'sub', 'imp'],
  whole: ['pos', 'neg'],
  short: ['alone', 'open'],
  objectless: FRAME_LETTERS.filter((letter) => letter !== 'T'),
};

/** The bits of a name, or of a group of names; null when nothing is called so. */
export function traitNamed(name: string): Features | null {
  if (Object.hasOwn(SINGLE, name)) return SINGLE[name] as Features;
  if (!Object.hasOwn(GROUPS, name)) return null;
  return (GROUPS[name] as readonly string[]).map((one) => SINGLE[one] as Features).reduce(either, NO_FEATURES);
}

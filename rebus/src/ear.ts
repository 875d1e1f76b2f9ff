// Knows what an ear hears of a card's sound against a word's: the same, a difference it forgives, or another sound.

import { CONSONANTS, GLIDES, isVowel, LENIENCY, type Leniency, MUTE_E, SCHWA, type Tolerance, VOWELS } from '@boite/language';
import { DIFFERENT, type DifferenceCode, numberOf, SAME } from './differences.ts';

/** Every sound; its number is its position from 1 on. */
const SOUNDS = VOWELS + GLIDES + CONSONANTS + MUTE_E;
const NUMBERS = Uint8Array.from({ length: 128 }, (_, code) => SOUNDS.indexOf(String.fromCharCode(code)) + 1);

/** 0 for what is no sound. */
export function soundNumber(code: number): number {
  return NUMBERS[code] ?? 0;
}

/** What a joker may take a sound of a word for; EITHER is a vowel or its glide before a vowel. */
export const VOWEL = 0;
export const CONSONANT = 1;
export const EITHER = 2;
export const MUTE = 3;
export const UNHEARD = 4;

/** A sound of a word, in its context, as an ear hears it. */
export interface Place {
  readonly sound: string;
  readonly number: number;
  /** Whether it may be left out. */
  readonly isOptional: boolean;
  readonly nature: number;
  /** By the number of a card's sound: a number of `differences.ts`. */
  readonly differences: Uint8Array;
}

/**
 * What surrounds a sound in its word, where that matters: a vowel or its glide before a vowel (gliding), the glide
 * that may be heard again after it (echo, as in « pi-yano »), a consonant between two vowels, the mute e that ends a
 * word (final), a sound of the word that may be left out (spare: a liaison, the y of « pli-yé »).
 */
const CONTEXTS = ['plain', 'gliding', 'echo', 'between', 'final', 'spare'] as const;
export type Context = (typeof CONTEXTS)[number];

export interface Ear {
  readonly leniency: Leniency;
  /** By the code of a sound's character. */
  readonly places: Readonly<Record<Context, readonly Place[]>>;
  /** By the code of a vowel or a glide: the glide's, where it may be either; else 0. */
  readonly glides: Uint8Array;
}

const KNOWN = new Map<Tolerance, Ear>();

export function earOf(tolerance: Tolerance): Ear {
  const known = KNOWN.get(tolerance);
  if (known !== undefined) return known;
  const ear = newEar(LENIENCY[tolerance]);
  KNOWN.set(tolerance, ear);
  return ear;
}

function newEar(leniency: Leniency): Ear {
  const glides = new Uint8Array(128);
  for (const pair of leniency.glides) for (const sound of pair) glides[sound.charCodeAt(0)] = pair.charCodeAt(1);
  const places = Object.fromEntries(CONTEXTS.map((context) => [context, placesIn(context, leniency)]));
  return { leniency, glides, places: places as Ear['places'] };
}

function placesIn(context: Context, leniency: Leniency): readonly Place[] {
  const places: Place[] = Array<Place>(128);
  for (const sound of SOUNDS) places[sound.charCodeAt(0)] = placeOf(sound, context, leniency);
  return places;
}

function placeOf(sound: string, context: Context, leniency: Leniency): Place {
  return {
    sound,
    number: soundNumber(sound.charCodeAt(0)),
    isOptional: sound === MUTE_E || context === 'echo' || context === 'spare',
    nature: natureOf(sound, context),
    differences: Uint8Array.from(` ${SOUNDS}`, (card) => differenceOf({ word: sound, card, context }, leniency) ?? DIFFERENT),
  };
}

function natureOf(sound: string, context: Context): number {
  if (context === 'echo' || context === 'final') return UNHEARD;
  if (context === 'gliding') return EITHER;
  if (sound === MUTE_E) return MUTE;
  return isVowel(sound) ? VOWEL : CONSONANT;
}

interface Pair {
  readonly word: string;
  readonly card: string;
  readonly context: Context;
}

/** Null when they are not the same to this ear. */
function differenceOf(pair: Pair, leniency: Leniency): number | null {
  const { word, card, context } = pair;
  if (context === 'final') return isSaidE(card, leniency) && leniency.finalMuteE ? numberOf('final-e') : null;
  if (word === card) return SAME;
  if (context === 'echo') return null;
  if (word === MUTE_E) return isSaidE(card, leniency) ? numberOf('mute-e') : null;
  if (card === MUTE_E) return word === SCHWA ? SAME : null;
  return alikeOf(pair, leniency) ?? contextualOf(pair, leniency);
}

function isSaidE(sound: string, { alike }: Leniency): boolean {
  return sound === MUTE_E || sound === SCHWA || classOf(sound, alike)?.includes(SCHWA) === true;
}

/** The difference between sounds of one class, by the first of the class. */
const CLASS_CODES: Readonly<Record<string, DifferenceCode>> = { e: 'e', o: 'o', '2': 'eu', a: 'a', '5': 'in' };

function alikeOf({ word, card }: Pair, { alike }: Leniency): number | null {
  const same = classOf(word, alike);
  return same?.includes(card) ? numberOf(CLASS_CODES[same[0] as string] as DifferenceCode) : null;
}

function contextualOf({ word, card, context }: Pair, { glides, liberties }: Leniency): number | null {
  if (context === 'gliding') return classOf(word, glides)?.includes(card) ? numberOf('glide') : null;
  if (context !== 'between' || !classOf(word, liberties)?.includes(card)) return null;
  return numberOf(word === 'n' || card === 'n' ? 'nasal' : 'voice');
}

function classOf(sound: string, classes: readonly string[]): string | undefined {
  return classes.find((same) => same.includes(sound));
}

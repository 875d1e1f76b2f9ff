// What an ear hears of a piece's sound against a word's: the same, a difference it forgives, or another sound.

import { CONSONANTS, GLIDES, isVowel, type Leniency, leniencyOf, MUTE_E, SCHWA, type Tolerance, VOWELS } from '@boite/language';
import { DIFFERENT, type DifferenceCode, differenceNumber, SAME } from './differences.ts';

/** Every sound; its number is its position from 1 on. */
const ALL_SOUNDS = VOWELS + GLIDES + CONSONANTS + MUTE_E;
const SOUND_NUMBERS = Uint8Array.from({ length: 128 }, (_, code) => ALL_SOUNDS.indexOf(String.fromCharCode(code)) + 1);

/** 0 for what is no sound. */
export function soundNumber(code: number): number {
  return SOUND_NUMBERS[code] ?? 0;
}

/** What a free piece may take a sound of a word for; EITHER is a vowel or its glide before a vowel. */
export const VOWEL = 0;
export const CONSONANT = 1;
export const EITHER = 2;
export const MUTE_SOUND = 3;
export const UNHEARD_SOUND = 4;

/** A sound of a word, in its context, as an ear hears it. */
export interface HeardSound {
  readonly sound: string;
  readonly number: number;
  /** Whether it may be left out. */
  readonly isOptional: boolean;
  readonly nature: number;
  /** Whether an apostrophe follows. */
  readonly isElided: boolean;
  /** By the number of a piece's sound: a number of `differences.ts`. */
  readonly differences: Uint8Array;
}

/**
 * What surrounds a sound in its word, where that matters: a vowel or its glide before a vowel (gliding), the glide
 * that may be heard again after it (echo, as in « pi-yano »), a consonant between two vowels, the mute e that ends a
 * word (final), a sound of the word that may be left out (spare: a liaison, the y of « pli-yé »), the
 * consonant before an apostrophe (elided).
 */
const CONTEXTS = ['plain', 'gliding', 'echo', 'between', 'final', 'spare', 'elided'] as const;
export type SoundContext = (typeof CONTEXTS)[number];

export interface Ear {
  readonly leniency: Leniency;
  /** By the code of a sound's character. */
  readonly sounds: Readonly<Record<SoundContext, readonly HeardSound[]>>;
  /** By the code of a vowel or a glide: the glide's, where it may be either; else 0. */
  readonly glides: Uint8Array;
}

const EARS = new Map<Tolerance, Ear>();

export function earOf(tolerance: Tolerance): Ear {
  const known = EARS.get(tolerance);
  if (known !== undefined) return known;
  const ear = newEar(leniencyOf(tolerance));
  EARS.set(tolerance, ear);
  return ear;
}

function newEar(leniency: Leniency): Ear {
  const glides = new Uint8Array(128);
  for (const pair of leniency.glides) for (const sound of pair) glides[sound.charCodeAt(0)] = pair.charCodeAt(1);
  const sounds = Object.fromEntries(CONTEXTS.map((context) => [context, heardSounds(context, leniency)]));
  return { leniency, glides, sounds: sounds as Ear['sounds'] };
}

function heardSounds(context: SoundContext, leniency: Leniency): readonly HeardSound[] {
  const sounds: HeardSound[] = Array<HeardSound>(128);
  for (const sound of ALL_SOUNDS) sounds[sound.charCodeAt(0)] = heardSound(sound, context, leniency);
  return sounds;
}

function heardSound(sound: string, context: SoundContext, leniency: Leniency): HeardSound {
  return {
    sound,
    number: soundNumber(sound.charCodeAt(0)),
    isOptional: sound === MUTE_E || context === 'echo' || context === 'spare',
    nature: soundNature(sound, context),
    isElided: context === 'elided',
    differences: Uint8Array.from(
      ` ${ALL_SOUNDS}`,
      (piece) => differenceOf({ word: sound, piece, context }, leniency) ?? DIFFERENT,
    ),
  };
}

function soundNature(sound: string, context: SoundContext): number {
  if (context === 'echo' || context === 'final') return UNHEARD_SOUND;
  if (context === 'gliding') return EITHER;
  if (sound === MUTE_E) return MUTE_SOUND;
  return isVowel(sound) ? VOWEL : CONSONANT;
}

interface Pair {
  readonly word: string;
  readonly piece: string;
  readonly context: SoundContext;
}

/** Null when they are not the same to this ear. */
function differenceOf(pair: Pair, leniency: Leniency): number | null {
  const { word, piece, context } = pair;
  if (context === 'final' && piece !== MUTE_E)
    return isSaidE(piece, leniency) && leniency.finalMuteE ? differenceNumber('final-e') : null;
  if (word === piece) return SAME;
  if (context === 'echo') return null;
  if (word === MUTE_E) return isSaidE(piece, leniency) ? differenceNumber('mute-e') : null;
  if (piece === MUTE_E) return word === SCHWA ? SAME : null;
  return alikeOf(pair, leniency) ?? contextualOf(pair, leniency);
}

function isSaidE(sound: string, { alike }: Leniency): boolean {
  return sound === MUTE_E || sound === SCHWA || classOf(sound, alike)?.includes(SCHWA) === true;
}

/** The difference between sounds of one class, by the first of the class. */
const CLASS_CODES: Readonly<Record<string, DifferenceCode>> = { e: 'e', o: 'o', '2': 'eu', a: 'a', '5': 'in' };

function alikeOf({ word, piece }: Pair, { alike }: Leniency): number | null {
  const same = classOf(word, alike);
  return same?.includes(piece) ? differenceNumber(CLASS_CODES[same[0] as string] as DifferenceCode) : null;
}

function contextualOf({ word, piece, context }: Pair, { glides, liberties }: Leniency): number | null {
  if (context === 'gliding') return classOf(word, glides)?.includes(piece) ? differenceNumber('glide') : null;
  if (context !== 'between' || !classOf(word, liberties)?.includes(piece)) return null;
  return differenceNumber(word === 'n' || piece === 'n' ? 'nasal' : 'voice');
}

function classOf(sound: string, classes: readonly string[]): string | undefined {
  return classes.find((same) => same.includes(sound));
}

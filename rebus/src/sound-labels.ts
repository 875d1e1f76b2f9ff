// The labels of the graph of sounds: one a class of sounds that a supple ear takes for the same.

import { LENIENCY } from '@boite/language';
import { EITHER, earOf, MUTE_SOUND } from './ear.ts';
import { heardWord } from './heard-word.ts';

/**
 * Vowels first, then the mute e, the place of an echo (after a vowel that glides into the next one: « pli^é »), j, the
 * consonants. Before a vowel a word's glides are their vowels with an echo; the last one is for pieces only.
 */
const SOUND_LABELS = '0245aeiouy_^jbdfgklmnpstvzSZNGRw8';
export const WORD_LABELS = 32;
export const ALL_LABELS = SOUND_LABELS.length;

/** A set of labels, one bit each. */
export const VOWEL_LABELS = (1 << SOUND_LABELS.indexOf('_')) - 1;
export const MUTE_LABEL = SOUND_LABELS.indexOf('_');
export const ECHO_LABEL = SOUND_LABELS.indexOf('^');
export const EU_LABEL = SOUND_LABELS.indexOf('2');
export const OU_LABEL = SOUND_LABELS.indexOf('u');
/** Each glide a piece may say, and the vowel that stands for it in a word before another vowel. */
export const GLIDE_LABELS: readonly { readonly glide: number; readonly vowel: number }[] = [
  { glide: SOUND_LABELS.indexOf('j'), vowel: SOUND_LABELS.indexOf('i') },
  { glide: SOUND_LABELS.indexOf('w'), vowel: SOUND_LABELS.indexOf('u') },
  { glide: SOUND_LABELS.indexOf('8'), vowel: SOUND_LABELS.indexOf('y') },
];
export const YOD_LABEL = GLIDE_LABELS[0] as (typeof GLIDE_LABELS)[number];
export const GLIDABLE = GLIDE_LABELS.reduce((set, { vowel }) => set | (1 << vowel), 0);
export const NO_LABEL = -1;

export function isGlideLabel(label: number): boolean {
  return GLIDE_LABELS.some(({ glide }) => glide === label);
}

/** For each label, those a free ear takes for it between vowels, as a liberty. */
export const NEAR_LABELS: readonly number[] = Array.from(SOUND_LABELS, (sound) => {
  const near = LENIENCY.libre.liberties.find((same) => same.includes(sound)) ?? '';
  return labelSet(near.replace(sound, ''));
});

function labelSet(sounds: string): number {
  return Array.from(sounds, (sound) => 1 << SOUND_LABELS.indexOf(sound)).reduce((set, bit) => set | bit, 0);
}

const { alike, glides } = LENIENCY.souple;
const VOWEL_OF: Readonly<Record<string, string>> = Object.fromEntries(glides.map(([vowel = '', glide = '']) => [glide, vowel]));

/** The label of each character's sound, as a number; −1 for what is no sound. */
const LABEL_NUMBERS = Int8Array.from({ length: 128 }, (_, code) => {
  const sound = String.fromCharCode(code);
  return SOUND_LABELS.indexOf(alike.find((same) => same.includes(sound))?.[0] ?? sound);
});

export function soundLabel(sound: string): number {
  return LABEL_NUMBERS[sound.charCodeAt(0)] ?? NO_LABEL;
}

/** Labels written so that they sort like their numbers. */
const FIRST_LABEL = 'A'.charCodeAt(0);

/** The labels of a word, its last mute e and echoes left out; null when it has a sound that no label stands for. */
export function wordLabels(sounds: string): string | null {
  let labels = '';
  for (const { sound, nature, isOptional } of heardWord(sounds, earOf('souple'))) {
    if (isOptional && nature !== MUTE_SOUND) continue;
    const label = soundLabel(nature === EITHER ? (VOWEL_OF[sound] ?? sound) : sound);
    if (label === NO_LABEL || label >= WORD_LABELS) return null;
    labels += labelText(label) + (nature === EITHER ? labelText(ECHO_LABEL) : '');
  }
  return labels;
}

/** By its label, the code of the sound that it stands for in a syllable; a vowel's is that of its glide. */
export const LABEL_CODES = Uint8Array.from(SOUND_LABELS, (sound) => {
  const glide = glides.find(([vowel]) => vowel === sound)?.[1];
  return (glide ?? sound).charCodeAt(0);
});

export function labelText(label: number): string {
  return String.fromCharCode(FIRST_LABEL + label);
}

/** The label at a place of a text of labels. */
export function labelAt(labels: string, at: number): number {
  return labels.charCodeAt(at) - FIRST_LABEL;
}

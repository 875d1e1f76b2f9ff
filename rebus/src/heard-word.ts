// A word as an ear hears it: its sounds one after the other, each in its context.

import { GLIDES, LIAISON, MUTE_E, VOWELS } from '@boite/language';
import type { Ear, HeardSound, SoundContext } from './ear.ts';

export type HeardWord = readonly HeardSound[];

const LIAISON_CODE = LIAISON.charCodeAt(0);
const MUTE_CODE = MUTE_E.charCodeAt(0);

/** By the code of a character. */
const IS_VOWEL = flags(VOWELS);
const IS_GLIDE = flags(GLIDES);
const OPENS_BEFORE = flags(VOWELS + MUTE_E);
const OPENS_AFTER = flags(VOWELS + MUTE_E + GLIDES);

function flags(sounds: string): Uint8Array {
  return Uint8Array.from({ length: 128 }, (_, code) => Number(sounds.includes(String.fromCharCode(code))));
}

export function heardWord(sounds: string, ear: Ear): HeardWord {
  const word: HeardSound[] = [];
  for (let at = 0; at < sounds.length; at++) {
    const code = sounds.charCodeAt(at);
    if (code === LIAISON_CODE) continue;
    const glide = ear.glides[code] as number;
    const span = glide === 0 ? 0 : glidingLength(sounds, at, glide);
    word.push(ear.sounds[span === 0 ? contextAt(sounds, at) : 'gliding'][code] as HeardSound);
    if (span > 0) word.push(ear.sounds[span > 1 ? 'spare' : 'echo'][glide] as HeardSound);
    if (span > 1) at++;
  }
  return word;
}

/** How many sounds glide into a vowel here: one (pjano, piano), two (plije), or none. */
function glidingLength(sounds: string, at: number, glide: number): number {
  const next = sounds.charCodeAt(at + 1);
  // « tuions »: a glide before another one glides too.
  if (IS_VOWEL[next] === 1 || (IS_GLIDE[next] === 1 && sounds.charCodeAt(at) === glide)) return 1;
  return next === glide && sounds.charCodeAt(at) !== glide && IS_VOWEL[sounds.charCodeAt(at + 2)] === 1 ? 2 : 0;
}

function contextAt(sounds: string, at: number): SoundContext {
  const code = sounds.charCodeAt(at);
  const before = sounds.charCodeAt(at - 1);
  if (code === MUTE_CODE) return at === sounds.length - 1 ? 'final' : 'plain';
  if (before === LIAISON_CODE) return 'spare';
  const isBetween = OPENS_BEFORE[before] === 1 && OPENS_AFTER[sounds.charCodeAt(at + 1)] === 1;
  return isBetween && IS_VOWEL[code] === 0 ? 'between' : 'plain';
}

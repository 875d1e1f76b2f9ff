// A word as an ear hears it: its sounds one after the other, each in its context.

import { ELISION, GLIDES, LIAISON, MUTE_E, VOWELS, WORD_END } from '@boite/language';
import type { Ear, HeardSound, SoundContext } from './ear.ts';

export interface HeardWord extends ReadonlyArray<HeardSound> {
  /** Where the second word of a phrase and those after it begin. */
  readonly starts?: ReadonlySet<number>;
}

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

export function heardWord(marked: string, ear: Ear): HeardWord {
  const { sounds, ends, elisions } = unmarked(marked);
  const word: HeardSound[] = [];
  const starts = new Set<number>();
  for (let at = 0; at < sounds.length; at++) {
    const code = sounds.charCodeAt(at);
    if (ends.includes(at)) starts.add(word.length);
    if (code === LIAISON_CODE) continue;
    const glide = ear.glides[code] as number;
    const span = glide === 0 ? 0 : glidingLength(sounds, at, glide);
    const context = elisions.includes(at + 1) ? 'elided' : contextAt(sounds, at);
    word.push(ear.sounds[span === 0 ? context : 'gliding'][code] as HeardSound);
    if (span > 0) word.push(ear.sounds[span > 1 ? 'spare' : 'echo'][glide] as HeardSound);
    if (span > 1) at++;
  }
  return starts.size === 0 ? word : Object.assign(word, { starts });
}

interface UnmarkedSounds {
  readonly sounds: string;
  /** How many sounds come before each place where a word ends, and before each apostrophe. */
  readonly ends: readonly number[];
  readonly elisions: readonly number[];
}

const NO_MARKS: readonly number[] = [];

function unmarked(marked: string): UnmarkedSounds {
  if (!marked.includes(WORD_END) && !marked.includes(ELISION)) return { sounds: marked, ends: NO_MARKS, elisions: NO_MARKS };
  const ends: number[] = [];
  const elisions: number[] = [];
  let sounds = '';
  for (const sound of marked) {
    if (sound === WORD_END || sound === ELISION) ends.push(sounds.length);
    if (sound === ELISION) elisions.push(sounds.length);
    if (sound !== WORD_END && sound !== ELISION) sounds += sound;
  }
  return { sounds, ends, elisions };
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

// Sounds written so that a French reader says them: « Sapo » is « chapo ».

import { CONSONANTS, isVowel } from './phonemes.ts';

const LETTERS_SAID: Readonly<Record<string, string>> = {
  e: 'é',
  E: 'è',
  A: 'â',
  O: 'o',
  u: 'ou',
  y: 'u',
  '2': 'eu',
  '9': 'eu',
  '@': 'e',
  _: 'e',
  '5': 'in',
  '1': 'un',
  '4': 'an',
  '0': 'on',
  j: 'y',
  '8': 'u',
  w: 'ou',
  S: 'ch',
  Z: 'j',
  N: 'gn',
  G: 'ng',
  R: 'r',
};

/** Sounds that are better known together. */
const SAID_TOGETHER: readonly (readonly [RegExp, string])[] = [
  [/^wa/, 'oi'],
  [/^w5/, 'oin'],
  [/^ij$/, 'ille'],
  [/^aj(?![aeiouyEO])/, 'ail'],
  [/^Ej(?![aeiouyEO])/, 'eil'],
  [/^9j(?![aeiouyEO])/, 'euil'],
  [/^uj(?![aeiouyEO])/, 'ouille'],
  [/^ks/, 'x'],
];

/** Sounds whose letters would soften a g or a c before them. */
const SOFTENING = /[eEi29@5j_]/;

export function spoken(sounds: string): string {
  let text = '';
  for (let at = 0; at < sounds.length; ) {
    const [length, letters] = lettersAt(sounds, at);
    text += letters;
    at += length;
  }
  return text;
}

function lettersAt(sounds: string, at: number): readonly [number, string] {
  const rest = sounds.slice(at);
  for (const [pattern, letters] of SAID_TOGETHER) {
    const met = pattern.exec(rest)?.[0].length;
    if (met !== undefined) return [met, letters];
  }
  return [1, writtenSound(sounds, at)];
}

/** An n or m that closes a syllable gets an e: « vin » would be another sound. */
function writtenSound(sounds: string, at: number): string {
  const sound = sounds[at] as string;
  const next = sounds[at + 1] ?? '';
  if (sound === 's' && isVowel(sounds[at - 1] ?? '') && next !== '') return isVowel(next) ? 'ss' : 's';
  if (/[nm]/.test(sound) && isVowel(sounds[at - 1] ?? '') && (next === '' || CONSONANTS.includes(next))) return `${sound}e`;
  if (sound === 'g' && SOFTENING.test(next)) return 'gu';
  // Alone, a c could be either of its sounds.
  if (sound === 'k' && sounds.length > 1) return SOFTENING.test(next) ? 'qu' : 'c';
  return LETTERS_SAID[sound] ?? sound;
}

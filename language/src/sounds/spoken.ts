// Sounds written so that a French reader cannot say them otherwise: « Sapo » is « chapo », « fij » is « fiye ».

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
];

/** Sounds whose letters would soften a g or a c before them. */
const SOFTENING = /[eEi29@5j_]/;
/** Consonants that readers leave out at the end of a word: an e makes them heard. */
const LEFT_OUT = /^[bdgnmpstzN]$/;
/** Letters that read as one sound where two sounds meet: « a » and « i » are not « ai ». */
const MERGING: readonly RegExp[] = [/[ao][iu]/, /[aeéo]u/, /[nm][aeéèiouyâh]/, /[aeo][iy]?[nm]/, /[aoéèeu]y/, /oin/];

export function spoken(sounds: string): string {
  let text = '';
  for (let at = 0; at < sounds.length; ) {
    const [length, letters] = lettersAt(sounds, at);
    text += (isParted(sounds, at, { text, letters }) ? '-' : '') + letters;
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

/** Whether letters would melt with those before them: « a-in », « o-i », « crè-yon », « an-né ». */
function isParted(sounds: string, at: number, { text, letters }: { readonly text: string; readonly letters: string }): boolean {
  const [before = '', sound = ''] = [sounds[at - 1], sounds[at]];
  if (/[5140]/.test(before) && /[nm]/.test(sound)) return true;
  const isMeeting = isVowel(before) && (isVowel(sound) || (/[jw8]/.test(sound) && isVowel(sounds[at + 1] ?? '')));
  if (!isMeeting) return false;
  const seam = text.slice(-1) + letters;
  return MERGING.some((merging) => merging.exec(seam)?.index === 0);
}

function writtenSound(sounds: string, at: number): string {
  const sound = sounds[at] as string;
  const next = sounds[at + 1] ?? '';
  if (sounds === 'j') return 'ye';
  if (sound === 'j' && isVowel(sounds[at - 1] ?? '') && !isVowel(next)) return sounds[at - 1] === 'a' ? 'ïe' : 'ye';
  if (sound === 's' && /[ieEaAOouy29@]/.test(sounds[at - 1] ?? '')) return next === '' ? 'sse' : isVowel(next) ? 'ss' : 's';
  // An n or m that closes a syllable gets an e: « vin » would be another sound.
  if (/[nm]/.test(sound) && isVowel(sounds[at - 1] ?? '') && CONSONANTS.includes(next) && next !== '') return `${sound}e`;
  if (sound === 'g' && SOFTENING.test(next)) return 'gu';
  if (sound === 'k') return writtenK(sounds, next);
  const isLast = next === '' && sounds.length > 1 && LEFT_OUT.test(sound);
  return (LETTERS_SAID[sound] ?? sound) + (isLast ? (sound === 'g' ? 'ue' : 'e') : '');
}

/** Alone or at the end, a c could be silent or either of its sounds. */
function writtenK(sounds: string, next: string): string {
  if (sounds.length === 1 || next === '') return 'k';
  if (next === 's') return 'k';
  return SOFTENING.test(next) ? 'qu' : 'c';
}

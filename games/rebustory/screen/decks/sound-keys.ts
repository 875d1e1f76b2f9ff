// The sounds of French as a child finds them again: a key a sound, each with a word that has it; and what the ear proposes for a word.

import { readAloud, spoken, type Voices, waysToRead } from '@boite/language';
import { areOwnSounds } from '../../rules/own-cards.ts';

export interface SoundKey {
  readonly sound: string;
  /** As it is written most often. */
  readonly written: string;
  readonly example: string;
}

function soundKeys(rows: string): readonly SoundKey[] {
  return rows
    .trim()
    .split(/\s*,\s*/)
    .map((row) => {
      const [sound = '', written = '', example = ''] = row.split(' ');
      return { sound, written, example };
    });
}

export const VOWEL_KEYS = soundKeys(
  'a a chat, e é dé, E è mère, @ e le, i i lit, o o pot, O o or, y u rue, u ou loup, 2 eu jeu, 9 eu peur, 4 an banc, 5 in pain, 0 on pont, 1 un lundi',
);
export const CONSONANT_KEYS = soundKeys(
  'p p pie, b b bus, t t tas, d d dé, k c cou, g g gui, f f fil, v v val, s s sac, z z zoo, S ch chat, Z j jeu, m m mer, n n nid, N gn ligne, l l lac, R r rat, j y yeux, w ou oui, 8 u nuit',
);

/** « ch », for a sound that a card has. */
export function writtenSounds(sounds: string): readonly string[] {
  const keys = [...VOWEL_KEYS, ...CONSONANT_KEYS];
  return Array.from(sounds, (sound) => keys.find((key) => key.sound === sound)?.written ?? 'e muet');
}

const MOST_KEYS = 4;

/** Ways to say a word, the commonest first, those that sound alike once; a word that nobody knows is read by its letters. */
export function proposedSounds(word: string, voices: Voices): readonly string[] {
  const ways = [...waysToRead(word, voices), readAloud(word.toLowerCase())].filter(areOwnSounds);
  const isFirst = (sounds: string, nth: number) => ways.findIndex((other) => spoken(other) === spoken(sounds)) === nth;
  return ways.filter(isFirst).slice(0, MOST_KEYS);
}

// Knows words that are said alike and differ by their silent endings: pense, penses, pensent.

import { spelled } from '../alphabet.ts';
import type { Sounds } from '../sounds/sounds.ts';
import { soundAlike } from '../sounds/tolerance.ts';

/** Endings that may be silent, or said alike; the longest first. */
const ENDINGS: readonly string[] = [
  ...['aient', 'ent', 'ait', 'ais', 'ées', 'ée', 'és', 'er', 'ez', 'ai', 'é'],
  ...['ies', 'ie', 'is', 'it', 'i', 'ues', 'ue', 'us', 'ut', 'u', 'as', 'at', 'a'],
  ...['es', 'ts', 'ds', 'ps', 'e', 's', 't', 'x', 'd', 'p', ''],
];

/** Little words, written otherwise than by their endings. « et » is no « est »: enumerations would be sentences. */
const LITTLE: readonly (readonly string[])[] = [
  ['a', 'as', 'à'],
  ['la', 'là'],
  ['ou', 'où'],
  ['ce', 'se'],
  ['ces', 'ses', 'sais', 'sait'],
  ['mes', 'mais', 'mets', 'met'],
];

/** The other words that are said like a word, in small letters: little ones, or those that differ by their ends. */
export function homophones(word: string, sounds: Pick<Sounds, 'of'>): readonly string[] {
  const little = LITTLE.find((alike) => alike.includes(word)) ?? [];
  return [...new Set([...little, ...alikeByEnding(word, sounds)])].filter((other) => other !== word);
}

function alikeByEnding(word: string, sounds: Pick<Sounds, 'of'>): readonly string[] {
  const own = waysToSay(word, sounds);
  const stems = ENDINGS.filter((ending) => word.endsWith(ending)).map((ending) => word.slice(0, word.length - ending.length));
  const candidates = new Set(stems.filter((stem) => stem !== '').flatMap((stem) => ENDINGS.map((ending) => stem + ending)));
  return [...candidates].filter((other) =>
    waysToSay(other, sounds).some((said) => own.some((way) => soundAlike(said, way, 'souple'))),
  );
}

/** Of that very spelling. */
function waysToSay(word: string, sounds: Pick<Sounds, 'of'>): readonly string[] {
  const tiles = spelled(word);
  if (tiles === null) return [];
  return sounds.of(tiles).flatMap(({ form, sounds: said }) => (form === word ? [said] : []));
}

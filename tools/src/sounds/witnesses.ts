// Knows what other people's lists say of the sounds of words, and what passes for the same between them and us.

import { readFileSync } from 'node:fs';
import { fromIpa, soundAlike } from '@boite/language';

/** The pronunciations that a list gives to a form; empty when it does not know it. */
export type Witness = (form: string) => readonly string[];

/** A list of lines « form, tab, phonetic alphabet », readings apart by | when there are several. */
export function readWitness(path: string): Witness {
  const lines = readFileSync(path, 'utf8').split('\n');
  const heard = new Map(lines.map((line) => line.split('\t')).map(([form = '', ipa = '']) => [form, soundsIn(ipa)]));
  return (form) => heard.get(form) ?? [];
}

function soundsIn(ipa: string): readonly string[] {
  const readings = ipa.split('|').map((one) => fromIpa(plainIpa(one)));
  return readings.filter((sounds): sounds is string => sounds !== null && sounds !== '');
}

/** Changes of language that a synthesiser notes, h aspiré, sounds of other alphabets. */
function plainIpa(ipa: string): string {
  return ipa.replaceAll(/\([a-z-]+\)|ʼ/g, '').replaceAll('ε', 'ɛ');
}

/** Whether a witness says the same as we do, but for what one writes in two ways: nj, twins, b before s. */
export function isSaidBy(sounds: string, readings: readonly string[]): boolean {
  return readings.some((reading) => soundAlike(levelled(sounds), levelled(reading), 'souple'));
}

function levelled(sounds: string): string {
  return sounds
    .replaceAll('nj', 'N')
    .replaceAll(/b(?=[stS])/g, 'p')
    .replaceAll(/z(?=[bdgvZ])/g, 's')
    .replaceAll(/([pbtdkgfvszSZmnlR])[_@]?\1/g, '$1');
}

// Reads a proper noun aloud by its letters, as someone would who never heard it said.

import { ELIDED } from '../sounds/elided.ts';
import { isVowel } from '../sounds/phonemes.ts';
import { readRespelled } from '../sounds/reading.ts';

/** Small words and first parts of names that the rules of common words read otherwise. */
const NAME_PARTS: ReadonlyMap<string, string> = new Map([
  ['et', 'e'],
  ['de', 'd_'],
  ['le', 'l_'],
  ['en', '4'],
  ['jean', 'Z4'],
  ['étienne', 'etjEn_'],
  ['monsieur', 'm@sj2'],
  ['professeur', 'pROfEs9R'],
  ['docteur', 'dOkt9R'],
  ['mer', 'mER'],
  ['sud', 'syd'],
  ['pays', 'pei'],
  ['charles', 'SaRl_'],
  ['paul', 'pOl'],
  ['francis', 'fR4sis'],
  ['i', 'pR_mje'],
  ['ier', 'pR_mje'],
  ['ii', 'd2'],
  ['iii', 'tRwa'],
  ['iv', 'katR_'],
  ['v', 's5k'],
  ['vi', 'sis'],
  ['vii', 'sEt'],
  ['viii', '8it'],
  ['ix', 'n9f'],
  ['xi', '0z_'],
  ['xii', 'duz_'],
  ['xiii', 'tREz_'],
  ['xiv', 'katORz_'],
  ['xv', 'k5z_'],
  ['xvi', 'sEz_'],
  ['xvii', 'disEt'],
  ['xviii', 'diz8it'],
]);

/** « O’ » in a name of Ireland, beside what French elides. */
const IRISH = 'o';

/** A last letter that is heard before a vowel: Saint-Étienne, les Andelys. */
const NAME_LINKS: ReadonlyMap<string, string> = new Map([
  ['saint', 't'],
  ['grand', 't'],
  ['petit', 't'],
  ['les', 'z'],
  ['des', 'z'],
  ['aux', 'z'],
  ['deux', 'z'],
  ['trois', 'z'],
  ['jeux', 'z'],
]);

/** Endings that common words have not, or read otherwise: Laurent, Jaurès, Vénus, Müller, Romanov, Griezmann, Molsheim. */
const RESPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/^mont(?=[bcdfgjlmnpqsv])/u, '{m0}'],
  [/us$/u, '{ys}'],
  [/ès$/u, '{Es}'],
  [/os$/u, '{Os}'],
  [/ent$/u, '{4}'],
  [/mann$|(?<=[bcdfgklnprstvxz])man$/u, '{man}'],
  [/heim$/u, '{ajm}'],
  [/(?<=\p{L}.*)ov$/u, '{Of}'],
  [/(?<=\p{L}.*)ev$/u, '{Ef}'],
  [/(?<!i|y|g|ch|ill)er$/u, '{ER}'],
];

/** The sounds of a name, part by part; empty when no letter is written. */
export function readName(name: string): string {
  const parts = name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}]+'?/gu);
  return (parts ?? []).reduce((said, part, at, all) => joinedSounds(said, readPart(part), all[at - 1] ?? ''), '');
}

function readPart(part: string): string {
  if (part.endsWith("'")) return elidedPart(part.slice(0, -1));
  return (
    NAME_PARTS.get(part) ?? readRespelled(RESPELLINGS.reduce((text, [ending, sounds]) => text.replace(ending, sounds), part))
  );
}

/** The sounds of parts together: before a vowel a mute e goes, and a last letter of the part before may be heard. */
export function joinedSounds(said: string, next: string, before: string): string {
  if (!isVowel(next[0] ?? '')) return said + next;
  return said.replace(/_$/, '') + (NAME_LINKS.get(before.toLowerCase()) ?? '') + next;
}

function elidedPart(part: string): string {
  return part === IRISH ? IRISH : (ELIDED.get(part) ?? readPart(part));
}

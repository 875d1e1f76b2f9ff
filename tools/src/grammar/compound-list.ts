// Knows our own list of compounds: their plurals, what they are and how they are said.

import { readFileSync } from 'node:fs';
import { fromIpa } from '@boite/language';

export interface ListedCompound {
  readonly form: string;
  /** In the notes of the grammar; none for what a sentence reads piece by piece. */
  readonly notes: readonly string[];
  /** None when its pieces are said one after the other. */
  readonly sounds: readonly string[];
}

const NO_PLURAL = '–';

/** What each category notes, for a singular and a plural. */
const CATEGORY_NOTES: Readonly<Record<string, readonly [string, string]>> = {
  'n. m.': ['n ms', 'n mp'],
  'n. f.': ['n fs', 'n fp'],
  'n. m. ou f.': ['n s', 'n p'],
  'adj.': ['a s', 'a p'],
  'adv.': ['r', 'r'],
  'interj.': ['i', 'i'],
};

export function readCompoundList(): readonly ListedCompound[] {
  const lines = readFileSync(new URL('compounds.tsv', import.meta.url), 'utf8').split('\n');
  return lines.filter((line) => /^\p{L}/u.test(line)).flatMap((line) => listedForms(line.toLowerCase().split('\t')));
}

function listedForms([word = '', plural = '', ipa = '', category = '']: readonly string[]): readonly ListedCompound[] {
  const [one, several] = word.includes(' ') ? [undefined, undefined] : (CATEGORY_NOTES[category] ?? []);
  const sounds = ipa.split('|').map((each) => soundsOf(each, word));
  const notes = [one, plural === word ? several : undefined].filter((note) => note !== undefined);
  const singular = { form: word, notes: [...new Set(notes)], sounds };
  // The plural of several words apart is said and judged word by word.
  if (plural === NO_PLURAL || word.includes(' ')) return [singular];
  if (plural === word) return [singular, ...rectifiedPlural({ form: word, several, sounds })];
  const isSaidAlike = silently(plural) === silently(word) && !isLinked(word);
  return [singular, { form: plural, notes: several === undefined ? [] : [several], sounds: isSaidAlike ? sounds : [] }];
}

interface Unvarying {
  readonly form: string;
  readonly several: string | undefined;
  readonly sounds: readonly string[];
}

/** What never varied may take an s since 1990: « des abat-jours », « des sans-abris ». */
function rectifiedPlural({ form, several, sounds }: Unvarying): readonly ListedCompound[] {
  const takesIt = /^\p{L}+-\p{L}*[^-sxz]$/u.test(form);
  return takesIt && several?.startsWith('n') ? [{ form: `${form}s`, notes: [several], sounds }] : [];
}

function soundsOf(ipa: string, word: string): string {
  const sounds = fromIpa(ipa);
  if (sounds === null) throw new Error(`compounds.tsv says « ${word} » with a sound that is not French`);
  return sounds;
}

/** Without the marks of plurals, which nobody hears. */
function silently(text: string): string {
  return text.replaceAll(/[sx](?=[-' ]|$)/g, '');
}

/** « Grand-oncle » is linked by a t, its plural by a z. */
function isLinked(word: string): boolean {
  return /[dtn][- ][aeéiouœh]/.test(word);
}

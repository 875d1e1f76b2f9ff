// Knows the words that people wrote into unlisted.txt because the sources lack them, with all their forms.

import { readFileSync } from 'node:fs';
import { type AffixTable, suffixed } from './affixes.ts';
import type { Unfolded } from './hunspell.ts';

/** A line of the list: « boomeur mf boomeuse », « antipasto m /antipasti ». */
interface UnlistedWord {
  readonly lemma: string;
  /** m, f, mf or a with their plurals, v a verb, r an adverb, i an interjection; an = keeps them from having a plural. */
  readonly kind: string;
  readonly feminine: string | undefined;
  readonly otherPlurals: readonly string[];
}

/** A form with what it can be in a sentence, as the grammar notes it; verbs are told by analogy, elsewhere. */
export interface UnlistedForm extends Unfolded {
  readonly note: string;
}

export function readUnlisted(): readonly UnlistedWord[] {
  const lines = readFileSync(new URL('unlisted.txt', import.meta.url), 'utf8').split('\n');
  return lines.filter((line) => /^\p{L}/u.test(line)).map(unlistedWord);
}

function unlistedWord(line: string): UnlistedWord {
  const [lemma = '', kind = '', ...more] = line.split(' ');
  if (!/^(?:m|f|mf|a|r|i|v)=?$/.test(kind)) throw new Error(`unlisted.txt does not say what « ${lemma} » is`);
  const otherPlurals = more.filter((each) => each.startsWith('/')).map((each) => each.slice(1));
  return { lemma, kind, feminine: more.find((each) => !each.startsWith('/')), otherPlurals };
}

/** Every form of the words, as the spelling dictionary would unfold them. */
export function unlistedForms(words: readonly UnlistedWord[], affixes: AffixTable): readonly UnlistedForm[] {
  return words.flatMap((word) => (word.kind === 'v' ? conjugatedForms(word, affixes) : namedForms(word)));
}

/** Flags of the spelling dictionary: verbs like céder, all others in -er, those in -ir, their participles; those like écrire and produire. */
const CONJUGATIONS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/é[^aeéiouy]+er$/, ['c0', 'p+']],
  [/er$/, ['a0', 'p+']],
  [/ir$/, ['f0', 'p+']],
  [/crire$/, ['y1']],
  [/uire$/, ['yM']],
];

function conjugatedForms({ lemma }: UnlistedWord, { suffixes }: AffixTable): readonly UnlistedForm[] {
  const flags = CONJUGATIONS.find(([ending]) => ending.test(lemma))?.[1] ?? [];
  const made = flags.flatMap((flag) => (suffixes.get(flag) ?? []).map((affix) => ({ form: suffixed(lemma, affix), flag })));
  const known = made.flatMap(({ form, flag }) => (form === null ? [] : [{ form, flag, entry: lemma, note: '' }]));
  return [{ form: lemma, flag: '', entry: lemma, note: '' }, ...known];
}

const CATEGORIES: Readonly<Record<string, string>> = { m: 'n m', f: 'n f', mf: 'n ', a: 'a ', r: 'r', i: 'i' };

function namedForms(word: UnlistedWord): readonly UnlistedForm[] {
  const { lemma, feminine, otherPlurals } = word;
  const kind = word.kind.replace('=', '');
  const category = CATEGORIES[kind] ?? '';
  const flag = feminine === undefined ? 'S.' : 'F.';
  const of = (form: string, note: string): UnlistedForm => ({ form, note, entry: lemma, flag });
  if (/[ri]/.test(kind)) return [of(lemma, category)];
  if (word.kind.endsWith('=')) return [of(lemma, category.trim())];
  const own = feminine === undefined ? category : `${category}m`;
  const plurals = otherPlurals.length > 0 && feminine !== undefined ? otherPlurals : [regularPlural(lemma), ...otherPlurals];
  const masculines = [of(lemma, `${own}s`), ...plurals.map((plural) => of(plural, `${own}p`))];
  if (feminine === undefined) return masculines;
  return [...masculines, of(feminine, `${category}fs`), of(regularPlural(feminine), `${category}fp`)];
}

function regularPlural(form: string): string {
  if (/[sxz]$/.test(form)) return form;
  return /(?:au|eu)$/.test(form) ? `${form}x` : `${form}s`;
}

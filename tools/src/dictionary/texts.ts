// Knows how the texts written by hand, a file a length or a theme, are made into one file each for the browser.

import { readFileSync } from 'node:fs';
import { spelled } from '@boite/language';
import { THEME_NAMES } from '@boite/language/src/names/themes.ts';

const DATA = new URL('../../../language/data/', import.meta.url);
const LENGTHS = [6, 7, 8, 9, 10, 11, 12];

/** In alphabetical order; the senses of a word stay in theirs. */
export function definitionsText(): string {
  const lines = LENGTHS.flatMap((length) => read(`definitions/${length}.tsv`).trimEnd().split('\n'));
  const keyed = lines.map((line) => ({ word: spelled(line.slice(0, line.indexOf('\t'))) ?? '', line }));
  return keyed
    .sort((one, other) => (one.word < other.word ? -1 : Number(one.word > other.word)))
    .map(({ line }) => `${line}\n`)
    .join('');
}

export function namesText(): string {
  return THEME_NAMES.map((theme) => `# ${theme}\n${read(`names/${theme}.tsv`)}`).join('');
}

function read(file: string): string {
  return readFileSync(new URL(file, DATA), 'utf8');
}

// How the texts written by hand, a file a length or a theme, are made into one file each for the browser.

import { spelled } from '@boite/language';
import { THEME_NAMES } from '@boite/language/src/names/themes.ts';
import { readData } from '../data-folder.ts';

const DEFINED_LENGTHS = [6, 7, 8, 9, 10, 11, 12];

/** In alphabetical order; the senses of a word stay in theirs. */
export function definitionsText(): string {
  const lines = DEFINED_LENGTHS.flatMap((length) => readData(`definitions/${length}.tsv`).trimEnd().split('\n'));
  const keyed = lines.map((line) => ({ word: spelled(line.slice(0, line.indexOf('\t'))) ?? '', line }));
  return keyed
    .sort((one, other) => (one.word < other.word ? -1 : Number(one.word > other.word)))
    .map(({ line }) => `${line}\n`)
    .join('');
}

export function namesText(): string {
  return THEME_NAMES.map((theme) => `# ${theme}\n${readData(`names/${theme}.tsv`)}`).join('');
}

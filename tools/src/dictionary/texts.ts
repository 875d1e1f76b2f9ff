// How the texts written by hand, a file a length, are made into one file for the browser.

import { spelled } from '@boite/language';
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

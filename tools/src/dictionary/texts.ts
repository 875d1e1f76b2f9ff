// Knows how the texts written by hand, a file a length or a theme, are made into one file each for the browser.

import { readFileSync } from 'node:fs';
import { THEME_NAMES } from '@boite/language/src/names/themes.ts';

const DATA = new URL('../../../language/data/', import.meta.url);
const LENGTHS = [6, 7, 8, 9, 10, 11, 12];

export function definitionsText(): string {
  return LENGTHS.map((length) => read(`definitions/${length}.tsv`)).join('');
}

export function namesText(): string {
  return THEME_NAMES.map((theme) => `# ${theme}\n${read(`names/${theme}.tsv`)}`).join('');
}

function read(file: string): string {
  return readFileSync(new URL(file, DATA), 'utf8');
}

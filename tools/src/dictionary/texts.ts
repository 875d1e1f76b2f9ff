// How the names written by hand, a file a theme, are made into one file for the browser.

import { THEME_NAMES } from '@boite/language/src/names/themes.ts';
import { readData } from '../data-folder.ts';

export function namesText(): string {
  return THEME_NAMES.map((theme) => `# ${theme}\n${readData(`names/${theme}.tsv`)}`).join('');
}

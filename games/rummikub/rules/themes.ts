// Which words fit the subject that a table has chosen: those of our list of it, in any form. (RULES.md 8.4)

import type { Library } from '@boite/language';
import type { Spelling } from '../types.ts';

/** Those of which the house has a list, as the players see them. Their lists are a book, which only a table with a theme reads. */
export const OFFERED_THEMES = [
  'Les animaux',
  'La cuisine',
  'La nature',
  'La maison',
  'Les voyages',
  'Le corps humain',
  'Les métiers',
  'Le sport',
  'La mer',
  'La musique',
] as const;

type OfferedTheme = (typeof OFFERED_THEMES)[number];

export function isOfferedTheme(theme: string | null): theme is OfferedTheme {
  return OFFERED_THEMES.some((offered) => offered === theme);
}

/** How many sit at least where the table has a subject of its own: an author, and two who can vote. */
export const OWN_THEME_SEATS = 3;

export function isOwnTheme(theme: string | null): theme is string {
  return theme !== null && !isOfferedTheme(theme);
}

interface ThemeBooks {
  readonly lexicon: Pick<Library['lexicon'], 'lemmas'>;
  readonly themeLists: Library['themeLists'];
}

/** Whether a word is a form of one of the list. A subject of the table's own has none: people alone judge it. */
export function fitsTheme(theme: string | null, word: Spelling, { lexicon, themeLists }: ThemeBooks): boolean {
  if (!isOfferedTheme(theme)) return true;
  const heads = themeLists.heads(theme);
  return heads.has(word) || lexicon.lemmas(word).some((lemma) => heads.has(lemma));
}

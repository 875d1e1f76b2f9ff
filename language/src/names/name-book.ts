// Knows what proper nouns name, by theme: the second part of the dictionary.

import { lettersOfName } from './name-key.ts';
import { isTheme, THEME_NAMES, type Theme } from './themes.ts';

export interface ProperNoun {
  /** « Saint-Malo » */
  readonly name: string;
  /** Its letters alone, as tiles spell them: SAINTMALO. */
  readonly word: string;
  readonly theme: Theme;
  readonly definition: string;
}

/** The names that may be hidden: with a definition, of at most twelve letters, without a figure. */
export interface NameBook {
  readonly themes: readonly Theme[];
  /** Everything of that name: « Vienne » is a capital and a river. */
  meanings(name: string): readonly ProperNoun[];
  /** The definition of a name in a theme, or the first of its definitions; null when it has none. */
  definition(name: string, theme?: Theme): string | null;
  /** In alphabetical order. */
  inTheme(theme: Theme): readonly ProperNoun[];
}

/** The file of `language/data/` that this book is opened from. */
export const NAME_BOOK_FILE = 'name-book.txt';

/** A text of lines « name <tab> definition », each theme after a line « # theme ». */
export function openNameBook(text: string): NameBook {
  const nouns = readNouns(text);
  const byWord = Map.groupBy(nouns, ({ word }) => word);
  const byTheme = Map.groupBy(nouns, ({ theme }) => theme);
  const meanings = (name: string) => byWord.get(lettersOfName(name) ?? '') ?? [];
  return {
    themes: THEME_NAMES.filter((theme) => byTheme.has(theme)),
    meanings,
    definition: (name, theme) => meanings(name).find((noun) => (theme ?? noun.theme) === noun.theme)?.definition ?? null,
    inTheme: (theme) => byTheme.get(theme) ?? [],
  };
}

function readNouns(text: string): readonly ProperNoun[] {
  const nouns: ProperNoun[] = [];
  let theme: Theme | null = null;
  for (const line of text.split('\n')) {
    if (line.startsWith('# ')) theme = themeOf(line.slice(2));
    else if (theme !== null) addNoun(nouns, line, theme);
  }
  return nouns;
}

function themeOf(text: string): Theme | null {
  return isTheme(text) ? text : null;
}

function addNoun(nouns: ProperNoun[], line: string, theme: Theme): void {
  const end = line.indexOf('\t');
  const name = line.slice(0, Math.max(end, 0));
  const word = lettersOfName(name);
  if (word !== null) nouns.push({ name, word, theme, definition: line.slice(end + 1) });
}

// Knows proper nouns: how they are said, what they name, by theme.

import { spelled } from '../alphabet.ts';
import { fromIpa } from '../sounds/phonemes.ts';
import { isTheme, THEME_NAMES, type Theme } from './themes.ts';

export interface ProperNoun {
  /** « Saint-Malo » */
  readonly name: string;
  /** Its letters alone, as tiles spell them: SAINTMALO. */
  readonly word: string;
  readonly theme: Theme;
  /** Its pronunciations in the phonetic alphabet, the commonest first, between commas. */
  readonly ipa: string;
  /** Empty when everybody knows, or nobody would guess: first names, ordinary towns. */
  readonly definition: string;
}

/** Names are taken with or without accents, capitals, spaces, hyphens and apostrophes. */
export interface Names {
  readonly themes: readonly Theme[];
  has(name: string): boolean;
  /** How a name is said, the commonest first; none when it is unknown. */
  sounds(name: string): readonly string[];
  /** Everything of that name: « Vienne » is a capital and a river. */
  meanings(name: string): readonly ProperNoun[];
  /** The definition of a name in a theme, or the first of its definitions; null when it has none. */
  definition(name: string, theme?: Theme): string | null;
  /** In alphabetical order. */
  inTheme(theme: Theme): readonly ProperNoun[];
  /** Every name once, as tiles spell it. */
  words(): Iterable<string>;
}

/** The file of `language/data/` that names are opened from. */
export const NAMES_FILE = 'names.txt';

/** A text of lines « name <tab> sounds <tab> definition », each theme after a line « # theme ». */
export function openNames(text: string): Names {
  const nouns = readNouns(text);
  const byWord = Map.groupBy(nouns, ({ word }) => word);
  const byTheme = Map.groupBy(nouns, ({ theme }) => theme);
  const meanings = (name: string) => byWord.get(lettersOfName(name) ?? '') ?? [];
  return {
    themes: THEME_NAMES.filter((theme) => byTheme.has(theme)),
    has: (name) => meanings(name).length > 0,
    sounds: (name) => [...new Set(meanings(name).flatMap(nameSounds))],
    meanings,
    definition: (name, theme) =>
      meanings(name).find((noun) => noun.definition !== '' && (theme ?? noun.theme) === noun.theme)?.definition ?? null,
    inTheme: (theme) => byTheme.get(theme) ?? [],
    words: () => byWord.keys(),
  };
}

/** The letters of a name, as tiles spell them: SAINTMALO. Null when something else than a name is written. */
export function lettersOfName(name: string): string | null {
  if (/^[A-Za-z]+$/.test(name)) return name.toUpperCase();
  return spelled(name.replaceAll(/[\s’'-]/gu, ''));
}

function readNouns(text: string): readonly ProperNoun[] {
  const nouns: ProperNoun[] = [];
  let theme: Theme | null = null;
  for (const line of text.split('\n')) {
    if (line.startsWith('# ')) theme = themeOf(line.slice(2));
    else if (theme !== null && line !== '') nouns.push(readNoun(line, theme));
  }
  return nouns;
}

function themeOf(text: string): Theme | null {
  return isTheme(text) ? text : null;
}

function readNoun(line: string, theme: Theme): ProperNoun {
  const [name = '', ipa = '', definition = ''] = line.split('\t');
  return { name, word: lettersOfName(name) ?? '', theme, ipa, definition };
}

function nameSounds({ ipa }: ProperNoun): readonly string[] {
  return ipa.split(',').flatMap((one) => fromIpa(one) ?? []);
}

// How the lists of names written by hand, a file a theme, are made into two files: how they are said, and what they name.

import { fromIpa, lettersOfName, THEME_NAMES, type Theme } from '@boite/language';
import { isNameArticle, type ListedName, type NameBearer, writtenNames } from '@boite/language/src/names/name-file.ts';
import { readData } from '../data-folder.ts';

/** A line of a list. */
export interface NameEntry {
  readonly theme: Theme;
  readonly name: string;
  /** In the phonetic alphabet, the commonest first, between commas. */
  readonly ipa: string;
  /** Empty for a first name. */
  readonly definition: string;
  /** Empty when the name takes no article, or nobody noted it. */
  readonly article: string;
}

export function nameEntries(): readonly NameEntry[] {
  return THEME_NAMES.flatMap((theme) => readData(`names/${theme}.tsv`).trimEnd().split('\n').map(nameEntryOf(theme)));
}

function nameEntryOf(theme: Theme): (line: string) => NameEntry {
  return (line) => {
    const [name = '', ipa = '', definition = '', article = ''] = line.split('\t');
    return { theme, name, ipa, definition, article };
  };
}

/** Each name once, a first name among the first names. */
export function namesText(): string {
  const byName = Map.groupBy(nameEntries(), ({ name }) => name);
  const names = [...byName.values()].map(listedName);
  return writtenNames(names);
}

function listedName(entries: readonly NameEntry[]): ListedName {
  const [{ name, ipa } = { name: '', ipa: '' }] = entries;
  const articles = entries.map(({ article }) => article).filter(isNameArticle);
  return {
    name,
    sounds: ipa.split(', ').flatMap((one) => fromIpa(one) ?? []),
    isFirstName: entries.some(({ theme }) => theme.startsWith('prenoms-')),
    article: articles[0] ?? null,
    bearer: bearerOf(entries.map(({ theme }) => theme)),
  };
}

const BEARERS: Readonly<Partial<Record<Theme, NameBearer>>> = {
  'prenoms-feminins': 'f',
  'prenoms-masculins': 'm',
  capitales: 'town',
  'villes-de-france': 'town',
  'villes-du-monde': 'town',
};

/** « Marie » is a woman wherever she is; « Vienne », a town and a river, tells nothing. */
function bearerOf(themes: readonly Theme[]): NameBearer | null {
  const bearers = new Set(themes.map((theme) => BEARERS[theme] ?? null));
  if (bearers.size === 1) return [...bearers][0] ?? null;
  const people = [...bearers].filter((bearer) => bearer === 'm' || bearer === 'f');
  return people.length === 1 && !bearers.has('town') ? (people[0] ?? null) : null;
}

/** A name in the book of Dico has no more. */
const MOST_LETTERS_IN_BOOK = 12;

/** What is defined and may be hidden, theme by theme. */
export function nameBookText(): string {
  const isTold = ({ name, definition }: NameEntry) =>
    definition !== '' && (lettersOfName(name)?.length ?? Number.POSITIVE_INFINITY) <= MOST_LETTERS_IN_BOOK;
  const told = Map.groupBy(nameEntries().filter(isTold), ({ theme }) => theme);
  const lines = (theme: Theme) => (told.get(theme) ?? []).map(({ name, definition }) => `${name}\t${definition}\n`);
  return [...told.keys()].map((theme) => `# ${theme}\n${lines(theme).join('')}`).join('');
}

// The command `boite names`: every listed name, how it is said and what it names.

import { Misuse } from '@boite/kernel/command';
import { isTheme, type Library, type ProperNoun, type SaidName, spelled, THEME_NAMES, type Theme, toIpa } from '@boite/language';
import { loadLibrary } from '@boite/language/node';
import { flagCommand, NO, YES } from './command.ts';
import { print, printJson } from './output.ts';

const NAMES_USAGE = `boite names [--theme pays] [--prefix Saint] [--json]

Prints every listed name, one a line, with how it is said; with its theme and what it names where a game may hide it.

  --theme   only the names of a theme: ${THEME_NAMES.join(', ')}
  --prefix  only the names that begin so, whatever their accents, spaces and hyphens
  --json    one JSON array of {"name", "sounds", "article", "meanings": [{"theme", "definition"}]}`;

export const command = flagCommand({
  summary: 'the names that can be said, one a line',
  usage: NAMES_USAGE,
  flags: { theme: { type: 'string' }, prefix: { type: 'string' }, json: { type: 'boolean' } },
  async run({ positionals, values }) {
    const { theme, prefix = '', json } = values;
    if (positionals.length > 0) return new Misuse('names takes no argument; boite word looks one up');
    if (theme !== undefined && !isTheme(theme)) return new Misuse(`unknown theme; there is ${THEME_NAMES.join(', ')}`);
    const told = toldNames(loadLibrary(), { theme: theme ?? null, prefix: String(prefix) });
    await (json === true ? printJson(told) : print(told.map((name) => `${nameText(name)}\n`).join('')));
    return told.length > 0 ? YES : NO;
  },
});

interface NameTold {
  readonly name: string;
  /** In IPA, the commonest first. */
  readonly sounds: readonly string[];
  readonly article: SaidName['article'];
  /** Of a name of at most twelve letters that is no first name. */
  readonly meanings: readonly Pick<ProperNoun, 'theme' | 'definition'>[];
}

interface NameFilter {
  readonly theme: Theme | null;
  readonly prefix: string;
}

function toldNames({ names, nameBook }: Library, { theme, prefix }: NameFilter): readonly NameTold[] {
  const start = prefixLetters(prefix);
  const isAsked = ({ word }: SaidName) => start !== null && word.startsWith(start);
  const meant = (name: string) => nameBook.meanings(name).filter((noun) => noun.name === name);
  const told = [...names.all()].filter(isAsked).flatMap(({ written, article }) =>
    written.map((name) => ({
      name,
      sounds: names.sounds(name).map(toIpa),
      article,
      meanings: meant(name).map((noun) => ({ theme: noun.theme, definition: noun.definition })),
    })),
  );
  return theme === null ? told : told.filter(({ meanings }) => meanings.some((one) => one.theme === theme));
}

/** Null for what no name begins with. */
function prefixLetters(prefix: string): string | null {
  const letters = prefix.replaceAll(/[\s’'-]/gu, '');
  return letters === '' ? '' : spelled(letters);
}

function nameText({ name, sounds, meanings }: NameTold): string {
  const said = sounds.map((ipa) => `/${ipa}/`).join(', ');
  return [`${name} ${said}`, ...meanings.map(({ theme, definition }) => `${theme}: ${definition}`)].join('  ');
}

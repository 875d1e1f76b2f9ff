// The command `boite new-game`: copies the smallest game under another name, and puts it on the shelf.

import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { asTyped, Misuse } from '@boite/kernel/command';
import { capitalised } from '@boite/language';
import { flagCommand, YES } from './command.ts';
import { printJson, printLine } from './output.ts';

const NEW_GAME_USAGE = `boite new-game NAME [--title TITLE] [--json]

Writes a game that plays at once, in games/NAME, and adds its line to games/shelf.ts. docs/adding-a-game.md tells what to change.

  NAME      small letters without accents, in words joined by hyphens: mots-croises
  --title   as players read it; without it, NAME in words
  --json    one JSON value: {"game", "files"}`;

const GAMES = fileURLToPath(new URL('../../games/', import.meta.url));
const COPIED = 'template';
const GAME_NAME = /^[a-z]+(-[a-z]+)*$/;
const GAME_TITLE = /^[\p{L}\d][\p{L}\d ’'-]{0,39}$/u;

export const command = flagCommand({
  summary: 'writes a new game that plays at once',
  usage: NEW_GAME_USAGE,
  flags: { json: { type: 'boolean' }, title: { type: 'string' } },
  async run({ positionals, values }) {
    const [name, ...more] = positionals;
    if (name === undefined) return new Misuse('which name?');
    const title = (values.title ?? inPlainWords(name)).replaceAll("'", '’');
    const problem = more.length > 0 ? 'one game at a time' : (nameProblem(name) ?? titleProblem(title));
    if (problem !== null) return new Misuse(problem);
    const files = writtenGame(name, title);
    await (values.json ? printJson({ game: name, files }) : printLine([...files, '', 'npm start'].join('\n')));
    return YES;
  },
});

function titleProblem(title: string): string | null {
  return GAME_TITLE.test(title) ? null : `${asTyped(title)} is no title: letters, digits, spaces and hyphens`;
}

function nameProblem(name: string): string | null {
  if (!GAME_NAME.test(name)) return `${asTyped(name)} is no name: small letters without accents, in words joined by hyphens`;
  return existsSync(join(GAMES, name)) ? `there is a games/${name} already` : null;
}

/** Copies the template and changes what is said in its name; the files written, from the root of the house. */
function writtenGame(name: string, title: string): readonly string[] {
  const folder = join(GAMES, name);
  cpSync(join(GAMES, COPIED), folder, { recursive: true });
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(join(folder, file)).isFile(),
  );
  for (const file of files) rewriteFile(join(folder, file), (text) => namedAnew(text, name, title));
  rewriteFile(join(GAMES, 'shelf.ts'), (text) => shelved(text, name));
  return [...files.sort().map((file) => `games/${name}/${file}`), 'games/shelf.ts'];
}

function rewriteFile(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

function namedAnew(text: string, name: string, title: string): string {
  return text
    .replaceAll(`'${COPIED}'`, `'${name}'`)
    .replaceAll('Bout à bout', title)
    .replaceAll(/\bthe smallest game\b/gi, title);
}

/** The shelf with one more game, at its end. */
function shelved(text: string, name: string): string {
  // Never a word that the language keeps for itself: a game may be called « switch ».
  const alias = `${camelCased(name)}Box`;
  const taken = `import { box as ${alias} } from './${name}/game.ts';`;
  const lines = text.split('\n');
  const isLater = (line: string) => /^import .* from '\.\//.test(line) && origin(line) > origin(taken);
  const last = lines.findLastIndex((line) => line.startsWith('import '));
  const place = lines.findIndex(isLater);
  lines.splice(place === -1 ? last + 1 : place, 0, taken);
  return lines.join('\n').replace(/(const SHELF\b.*)\];/, `$1, ${alias}];`);
}

function origin(line: string): string {
  return line.slice(line.indexOf(" from '"));
}

function camelCased(name: string): string {
  return name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

function inPlainWords(name: string): string {
  return capitalised(name.replaceAll('-', ' '));
}

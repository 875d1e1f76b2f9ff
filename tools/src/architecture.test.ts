// Knows which part may import which, and that the pure parts stay pure.

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { shelf } from '@boite/games';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Imports go one way. A part that is not listed has no code of its own. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  language: [],
  rebus: ['language'],
  protocol: ['kernel'],
  table: ['kernel', 'language', 'protocol'],
  ui: ['kernel', 'language', 'rebus', 'protocol'],
  games: ['kernel', 'language', 'rebus', 'protocol', 'ui'],
  server: ['kernel', 'language', 'games', 'protocol', 'table'],
  web: ['kernel', 'language', 'rebus', 'ui', 'games', 'protocol', 'table'],
  cli: ['kernel', 'language', 'rebus', 'games', 'protocol', 'table', 'server'],
  tools: ['kernel', 'language', 'rebus', 'games', 'protocol', 'table', 'server', 'cli'],
  e2e: ['kernel', 'language', 'rebus', 'games', 'protocol', 'server'],
};

/** These run everywhere: neither Node nor a browser. */
const PURE = ['kernel', 'language', 'rebus', 'protocol', 'table', 'games'];

/** What only Node or a test may import, inside the pure parts. */
const IMPURE_FILES = [/\.test\.ts$/, /\/testing\//, /^games\/[^/]+\/(tests|tools|screen)\//, /^language\/node\//];

/** What works for any game: a game that leaves the shelf leaves nothing behind in it. */
const SHELL = ['web/src/', 'server/src/'];

interface Source {
  readonly path: string;
  readonly part: string;
  readonly imports: readonly string[];
  readonly text: string;
}

const sources: readonly Source[] = Object.keys(MAY_IMPORT).flatMap((part) => filesIn(part).map(readSource));

function filesIn(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : filesIn(path);
    return /\.(ts|svelte)$/.test(entry.name) ? [path] : [];
  });
}

function readSource(path: string): Source {
  const text = readFileSync(join(root, path), 'utf8');
  const imports = [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map((match) => match[1] as string);
  return { path, part: path.split('/')[0] as string, imports, text };
}

/** As a word of its own, in code or in a sentence. */
function mentions(text: string, name: string): boolean {
  return new RegExp(`(?<![\\p{L}\\d_])${name}(?![\\p{L}\\d_])`, 'iu').test(text);
}

/** The part an import leads to; null for other people's packages. */
function partOf(source: Source, imported: string): string | null {
  if (imported.startsWith('@boite/')) return imported.split('/')[1] as string;
  if (!imported.startsWith('.')) return null;
  return normalize(join(dirname(source.path), imported)).split('/')[0] as string;
}

describe('The architecture', () => {
  test('there are sources to look at in every part', () => {
    expect([...new Set(sources.map(({ part }) => part))].sort()).toEqual(Object.keys(MAY_IMPORT).sort());
  });

  test('imports go one way', () => {
    const wrong = sources.flatMap((source) =>
      source.imports
        .map((imported) => ({ from: source.path, imported, part: partOf(source, imported) }))
        .filter(({ part }) => part !== null && part !== source.part && !MAY_IMPORT[source.part]?.includes(part)),
    );
    expect(wrong).toEqual([]);
  });

  test('a part reaches another by its name, never by a path', () => {
    const wrong = sources.flatMap((source) =>
      source.imports
        .filter((imported) => imported.startsWith('.') && partOf(source, imported) !== source.part)
        .map((imported) => [source.path, imported]),
    );
    expect(wrong).toEqual([]);
  });

  test('the pure parts use neither Node nor a browser', () => {
    const pure = sources.filter(({ part, path }) => PURE.includes(part) && !IMPURE_FILES.some((file) => file.test(path)));
    const wrong = pure.filter(
      ({ imports, text }) =>
        imports.some((imported) => imported.startsWith('node:')) || /\b(Date\.now|Math\.random)\(/.test(text),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  test('the shell names no game of the shelf', () => {
    const names = shelf().flatMap(({ game, text }) => [game.id, text.name]);
    const named = sources
      .filter(({ path }) => SHELL.some((folder) => path.startsWith(folder)) && !path.endsWith('.test.ts'))
      .flatMap(({ path, text }) => names.filter((name) => mentions(text, name)).map((name) => `${path}: ${name}`));
    expect(named).toEqual([]);
  });

  test('the first line of a file says what it is for', () => {
    const silent = sources.filter(
      ({ path, text }) => !path.endsWith('.test.ts') && !/^(\/\/|<!--) \S/.test(text.replace(/^#!.*\n/, '')),
    );
    expect(silent.map(({ path }) => path)).toEqual([]);
  });
});

describe('The lockfile', () => {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { resolved?: string; link?: boolean }>;
  };

  test('names no download address', () => {
    const named = Object.entries(lock.packages).filter(([, entry]) => entry.resolved !== undefined && !entry.link);
    expect(named).toEqual([]);
  });
});

describe('The manifests', () => {
  const manifests = ['.', ...Object.keys(MAY_IMPORT).filter((part) => part !== 'e2e')].map((part) =>
    join(root, part, 'package.json'),
  );

  test.each(manifests)('%s asks for exact versions', (path) => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(path, 'utf8')) as Record<
      string,
      Record<string, string>
    >;
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+$/.test(version),
    );
    expect(loose).toEqual([]);
  });
});

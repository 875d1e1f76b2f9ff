import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { shelf } from '@boite/games';
import { describe, expect, test } from 'vitest';
import { isPure, isPureFile } from './purity.ts';
import { HOUSE_ROOT, houseSources, isTest, PARTS, sourceOf } from './sources.ts';

const sources = houseSources();

describe('Files', () => {
  test('of the pure parts use neither Node nor a browser, neither a clock nor chance of their own', () => {
    const pure = sources.filter(isPureFile);
    expect(pure.length).toBeGreaterThan(300);
    expect(pure.filter((source) => !isPure(source)).map(({ path }) => path)).toEqual([]);
  });

  test.each([
    `import { readFileSync } from 'node:fs';`,
    `import { mount } from 'svelte';`,
    `import Face from './Face.svelte';`,
    'const now = Date.now();',
    'const today = new Date();',
    'const luck = Math.random();',
  ])('are not pure with %s', (code) => {
    expect(isPure(sourceOf('kernel/src/a.ts', code))).toBe(false);
  });

  test('say in their first line what they are for', () => {
    const told = sources.filter((source) => !isTest(source));
    const silent = told.filter(({ text }) => !/^(\/\/|<!--) \S/.test(text));
    expect(silent.map(({ path }) => path)).toEqual([]);
  });

  test('of the page, the server and the command line name no game: they ask the shelf', () => {
    const names = shelf().flatMap(({ game, text }) => [game.id, text.name]);
    const isNamed = (text: string, name: string) => new RegExp(`(?<![\\p{L}\\d_])${name}(?![\\p{L}\\d_])`, 'iu').test(text);
    const shell = sources.filter((source) => /^(web|server|cli)\/src\//.test(source.path) && !isTest(source));
    const named = shell.flatMap(({ path, text }) =>
      names.filter((name) => isNamed(text, name)).map((name) => `${path}: ${name}`),
    );
    expect(named).toEqual([]);
  });

  test('of a build, and what is installed, are not kept with the sources', () => {
    const kept = execFileSync('git', ['ls-files'], { cwd: HOUSE_ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\n');
    expect(kept.length).toBeGreaterThan(sources.length);
    expect(kept.filter((path) => /\.(tsbuildinfo|log)$|(^|\/)(dist|node_modules|test-results)\//.test(path))).toEqual([]);
  });

  test('stand in a part that the guards know, or beside them all', () => {
    const beside = ['deploy', 'dist', 'docs', 'node_modules', 'scripts', 'test-results', 'data'];
    const folders = readdirSync(HOUSE_ROOT, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const unknown = folders.filter(({ name }) => !name.startsWith('.') && ![...PARTS, ...beside].includes(name));
    expect(unknown.map(({ name }) => name)).toEqual([]);
  });
});

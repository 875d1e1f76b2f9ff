import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DATA_FILES } from '../src/lexicon.ts';
import { loadLexicon } from './load.ts';

let folder: string;
const load = () => loadLexicon(pathToFileURL(`${folder}/`));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lexicon-'));
  for (const file of Object.values(DATA_FILES)) cpSync(new URL(`../data/${file}`, import.meta.url), join(folder, file));
});

afterEach(() => rmSync(folder, { recursive: true }));

test('a lexicon loads from any folder', () => {
  expect(load().forms('MARCHE')).toEqual(['marche', 'marché']);
});

test('a missing file is told in one line, with what to do', () => {
  rmSync(join(folder, 'words.bin'));
  expect(load).toThrow(/^\S+words\.bin is missing: .*rebuild it with: node tools\/src\/lexicon\/build\.ts$/);
});

test('a damaged file is told in one line, with what to do', () => {
  const file = join(folder, 'words.bin');
  const bytes = readFileSync(file);
  bytes[200_000] = (bytes[200_000] as number) ^ 1;
  writeFileSync(file, bytes);
  expect(load).toThrow(/^words\.bin is damaged: .*rebuild it with: node tools\/src\/lexicon\/build\.ts$/);
});

test('files of two builds do not go together', () => {
  cpSync(join(folder, 'words.bin'), join(folder, 'ranks.bin'));
  const other = loadLexicon(pathToFileURL(`${folder}/`));
  writeFileSync(join(folder, 'ranks.bin'), readFileSync(join(folder, 'forms.bin')).subarray(0, 12));
  expect(() => other.rank('MARCHE')).toThrow(/^ranks\.bin is damaged/);
});

test('words are found without any other file', () => {
  for (const file of ['forms.bin', 'lemmas.bin', 'ranks.bin']) rmSync(join(folder, file));
  expect(load().has('MARCHE')).toBe(true);
  expect(load().graph.indexOf('MARCHE')).toBeGreaterThan(0);
});

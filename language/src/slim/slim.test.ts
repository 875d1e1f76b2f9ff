import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadLibrary } from '../../node/load.ts';
import { graphOf } from '../graph-builder.ts';
import { slimClasses, wholeClasses } from './slim-classes.ts';
import { slimWords } from './slim-graph.ts';
import { wholeWords } from './whole-graph.ts';

const dataOf = (name: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(readFileSync(new URL(`../../data/${name}`, import.meta.url)));

const { graph } = loadLibrary().lexicon;

test('the words come out of their travel byte by byte as they went in, and lighter by two fifths', () => {
  const [whole, slim] = [dataOf('words.bin'), slimWords(dataOf('words.bin'), 'words.bin')];
  expect(slim.length).toBeLessThan(0.6 * whole.length);
  expect(Buffer.compare(wholeWords(slim) as Uint8Array, whole)).toBe(0);
});

test.each(['forms.bin', 'lemmas.bin', 'tags.bin'])('%s comes out byte by byte as it went in, and lighter by half', (name) => {
  const [whole, slim] = [dataOf(name), slimClasses(dataOf(name), name, graph)];
  expect(slim.length).toBeLessThan(0.5 * whole.length);
  expect(Buffer.compare(wholeClasses(slim, graph) as Uint8Array, whole)).toBe(0);
});

test('a file that travelled whole is taken as it is', () => {
  const [words, tags] = [dataOf('words.bin'), dataOf('tags.bin')];
  expect(wholeWords(words)).toBe(words);
  expect(wholeClasses(tags, graph)).toBe(tags);
});

test('a file that came damaged is refused', () => {
  const slim = slimWords(dataOf('words.bin'), 'words.bin');
  slim[slim.length - 1] = (slim.at(-1) as number) ^ 1;
  expect(() => wholeWords(slim)).toThrow('damaged');
});

test('a place tells how many words go through it', () => {
  const small = graphOf(['AS', 'ASE', 'LAS', 'LASSO']);
  expect([small.wordsFrom(small.root), small.wordsFrom(small.next(small.root, 0))]).toEqual([4, 2]);
});

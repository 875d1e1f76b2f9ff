import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** The addresses asked for, in order. */
let asked: string[];
let isOnline: boolean;
let library: typeof import('./library.ts');

beforeEach(async () => {
  asked = [];
  isOnline = true;
  vi.resetModules();
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(nameIn(address));
    return isOnline ? Promise.resolve(new Response(dataAt(address))) : Promise.reject(new TypeError('no network'));
  });
  library = await import('./library.ts');
});

afterEach(() => vi.unstubAllGlobals());

function nameIn(address: string): string {
  return address.replace(/\?.*$/, '').replace(/^.*\/data\//, '');
}

function dataAt(address: string): Buffer<ArrayBuffer> {
  return readFileSync(new URL(`../language/data/${nameIn(address)}`, import.meta.url));
}

const lettersAsked = () => asked.filter((name) => name.startsWith('definitions/'));

test('a dictionary opens with its pages and without a single definition', async () => {
  const { dictionary } = await library.gameBooks(['lexicon', 'dictionary']);
  expect(dictionary.wordsOn(1)).toHaveLength(40);
  expect([dictionary.has('maison'), dictionary.definitions('maison')]).toEqual([true, []]);
  expect(lettersAsked()).toEqual([]);
});

test('the definitions of a letter come when they are read, once', async () => {
  const { dictionary } = await library.gameBooks(['dictionary']);
  await Promise.all([library.definitionsRead('M'), library.definitionsRead('M')]);
  expect(lettersAsked()).toEqual(['definitions/m.tsv']);
  expect(dictionary.definitions('maison')[0]).toMatchObject({ headword: 'maison', sense: 1, category: 'n. f.' });
  expect(dictionary.definitions('zèbre')).toEqual([]);
});

test('a letter that did not come is asked for again', async () => {
  const { dictionary } = await library.gameBooks(['dictionary']);
  isOnline = false;
  await expect(library.definitionsRead('Z')).rejects.toThrow('no network');
  isOnline = true;
  await library.definitionsRead('Z');
  expect(dictionary.definitions('zèbre')).not.toEqual([]);
});

test('a book is completed for whoever cannot wait, and only a game that names the dictionary pays for it', async () => {
  await library.booksCompleted(['lexicon', 'names']);
  expect(asked).toEqual([]);
  const { dictionary } = await library.gameBooks(['dictionary']);
  await library.booksCompleted(['lexicon', 'dictionary']);
  expect(new Set(lettersAsked()).size).toBe(26);
  expect(dictionary.words(7).filter((word) => dictionary.definitions(word).length === 0)).toEqual([]);
});

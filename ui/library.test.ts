import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** The addresses asked for, in order. */
let asked: string[];
let isOnline: boolean;
let library: typeof import('./library.ts');
let StillComing: typeof import('@boite/language').StillComing;
type StillComing = InstanceType<typeof StillComing>;

beforeEach(async () => {
  asked = [];
  isOnline = true;
  vi.resetModules();
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(nameIn(address));
    return isOnline ? Promise.resolve(new Response(dataAt(address))) : Promise.reject(new TypeError('no network'));
  });
  library = await import('./library.ts');
  ({ StillComing } = await import('@boite/language'));
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
  expect(asked.toSorted()).toEqual(['forms.bin', 'lemmas.bin', 'names.txt', 'ranks.bin', 'words.bin']);
  const { dictionary } = await library.gameBooks(['dictionary']);
  await library.booksCompleted(['lexicon', 'dictionary']);
  expect(new Set(lettersAsked()).size).toBe(26);
  expect(dictionary.words(7).filter((word) => dictionary.definitions(word).length === 0)).toEqual([]);
});

test('a game of letters opens with its words alone; what else is read of them comes then', async () => {
  const { lexicon } = await library.gameBooks(['lexicon']);
  expect([lexicon.has('MARCHE'), lexicon.has('MARCHX'), asked]).toEqual([true, false, ['words.bin']]);
  const missing = thrownBy(() => lexicon.forms('MARCHE'));
  expect(missing).toBeInstanceOf(StillComing);
  await (missing as StillComing).coming;
  expect(lexicon.forms('MARCHE')).toEqual(['marche', 'marché']);
  expect(asked).toEqual(['words.bin', 'forms.bin']);
});

test('whoever does not wait for a book is told so when it is taken in hand, and it comes', async () => {
  const late = library.lateBooks(['lexicon', 'dictionary', 'sounds']);
  expect(asked).toEqual([]);
  await (thrownBy(() => late.dictionary) as StillComing).coming;
  expect([late.dictionary?.has('maison'), late.lexicon?.has('MARCHE')]).toEqual([true, true]);
  expect(thrownBy(() => late.sounds?.of('MER'))).toBeInstanceOf(StillComing);
});

test('what judges a word by ear comes together, and nothing for phrases before there is one', async () => {
  const { sounds, names, grammar } = await library.gameBooks(['lexicon', 'sounds', 'grammar', 'names']);
  expect(asked).toEqual(['words.bin']);
  await (thrownBy(() => names.has('Paris')) as StillComing).coming;
  expect(asked.toSorted()).toEqual(['compounds.bin', 'forms.bin', 'names.txt', 'sounds.bin', 'words.bin']);
  expect([names.has('Paris'), sounds.of('MER').length, sounds.compound?.('week-end')?.length]).toEqual([true, 1, 2]);
  await (thrownBy(() => grammar.tags('MER')) as StillComing).coming;
  expect(grammar.tags('MER')).not.toEqual([]);
});

test('the lists of words of the themes come when one is read', async () => {
  const { themeLists } = await library.gameBooks(['lexicon', 'themeLists']);
  await (thrownBy(() => themeLists.heads('La mer')) as StillComing).coming;
  expect([themeLists.heads('La mer').has('VAGUE'), themeLists.heads('Au marché').size]).toEqual([true, 0]);
});

test('a page that did not come is asked for again', async () => {
  const { lexicon } = await library.gameBooks(['lexicon']);
  isOnline = false;
  await expect((thrownBy(() => lexicon.rank('MER')) as StillComing).coming).rejects.toThrow('no network');
  isOnline = true;
  await (thrownBy(() => lexicon.rank('MER')) as StillComing).coming;
  expect(lexicon.rank('MER')).toBeGreaterThan(0);
});

function thrownBy(look: () => unknown): unknown {
  try {
    return look();
  } catch (error) {
    return error;
  }
}

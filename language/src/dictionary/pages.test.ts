import { describe, expect, test } from 'vitest';
import { openHeadwords, writtenHeadwords } from './headwords.ts';
import { PAGE_SIZE, type Pages, pagesOf } from './pages.ts';

/** WORDAA, WORDAB … */
const words = Array.from({ length: 100 }, (_, index) => `WORD${letter(index / 26)}${letter(index % 26)}`);

function letter(index: number): string {
  return String.fromCharCode(65 + index);
}

const kinds: readonly [string, Pages][] = [
  ['words', pagesOf(words)],
  ['a file', openHeadwords(writtenHeadwords(words.map((word) => [word.toLowerCase()])))],
];

describe.each(kinds)('the pages of %s', (_, pages) => {
  test('hold forty words, the last one what is left', () => {
    const sizes = [1, 2, 3].map((page) => pages.wordsOn(page).length);
    expect([pages.pageCount, ...sizes]).toEqual([3, PAGE_SIZE, PAGE_SIZE, 20]);
    expect([1, 2, 3].flatMap((page) => pages.wordsOn(page))).toEqual(words);
  });

  test('are where their words say', () => {
    expect(words.map((word) => pages.page(word))).toEqual(words.map((_, index) => Math.floor(index / PAGE_SIZE) + 1));
  });

  test.each([['A'], ['WORD'], ['WORDAAA'], ['ZZZ'], ['']])('%j is on none', (word) => {
    expect(pages.page(word)).toBeNull();
  });

  test.each([0, -1, 4, 1.5e9, Number.NaN])('there is no page %s', (page) => {
    expect(pages.wordsOn(page)).toEqual([]);
  });

  test.each([
    ['', 1],
    ['WORDAB', 1],
    [words[39] ?? '', 1],
    [words[40] ?? '', 2],
    ['WORDC', 2],
    ['Z', 3],
  ])('reading from %j begins on page %i', (beginning, page) => {
    expect(pages.pageFrom(beginning)).toBe(page);
  });
});

test('a page of one word is one', () => {
  expect(openHeadwords('mot\n').wordsOn(1)).toEqual(['MOT']);
  expect(openHeadwords('mot\n').page('MOT')).toBe(1);
});

test('no word, no page', () => {
  expect(pagesOf([])).toMatchObject({ pageCount: 0 });
  expect(pagesOf([]).page('MOT')).toBeNull();
});

test('headwords that tiles spell alike are one word of their page, each printed with its accents', () => {
  const book = openHeadwords(writtenHeadwords([['marchand'], ['marche', 'marché'], ['œillet']]));
  expect(book.wordsOn(1)).toEqual(['MARCHAND', 'MARCHE', 'OEILLET']);
  expect(book.words()).toEqual(book.wordsOn(1));
  expect(['MARCHE', 'OEILLET', 'MARCHER'].map(book.headwords)).toEqual([['marche', 'marché'], ['œillet'], []]);
});

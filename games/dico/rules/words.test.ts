// The words that may be hidden and the dictionary they stand in. Numbers are those of RULES.md.

import { PAGE_SIZE } from '@boite/language';
import { loadLibrary } from '@boite/language/node';
import { describe, expect, test } from 'vitest';
import { isLength, lengthOf, lettersTyped, THEMES_TO_HIDE, wordbookOf } from './words.ts';

const books = loadLibrary();

describe('2.1 the number of letters', () => {
  test.each(['6', '12', '6-8', '10-12', '6-12'])('may be %s', (length) => {
    expect(isLength(length)).toBe(true);
  });
  test.each(['5', '13', '8-6', '7-7', '5-8', '10-13', '', '-', '6-', '6-8-10', '6.5', ' 6', '06-08a', 7, null, ['6']])(
    'may not be %j',
    (length) => {
      expect(isLength(length)).toBe(false);
    },
  );
});

describe('2.2 the words of the dictionary', () => {
  const book = wordbookOf({ words: 'common', length: '6-8' }, books);

  test('that may be hidden have the agreed length and a definition', () => {
    expect(new Set(book.words().map(({ length }) => length))).toEqual(new Set([6, 7, 8]));
    expect(book.words().filter((word) => !book.isToHide(word) || book.wordings(word).length === 0)).toEqual([]);
    expect(book.wordings('TERMINUS')).toMatchObject([{ headword: 'terminus', category: 'n. m.' }]);
  });
  test('are all defined, those of another length too: nothing tells which may be hidden', () => {
    const all = Array.from({ length: book.pageCount }, (_, index) => book.wordsOn(index + 1)).flat();
    expect(all.filter((word) => book.definitions(word).length === 0 || book.headwords(word).length === 0)).toEqual([]);
    expect(book.definitions('ACADEMICIEN')).toMatchObject([{ headword: 'académicien' }]);
  });
  test('1.3 stand on pages of forty, whatever their length', () => {
    expect(book.wordsOn(1)).toHaveLength(PAGE_SIZE);
    expect(book.words().filter((word) => book.page(word) === null)).toEqual([]);
  });
  test.each(['ACADEMICIEN', 'CHEVAUX', 'XZXZXZX', ''])('%j may not be hidden: wrong length, no entry, or no word', (word) => {
    expect([book.wordings(word), book.isToHide(word)]).toEqual([[], false]);
  });
});

describe('6.2 proper nouns', () => {
  const book = wordbookOf({ words: 'proper', length: '6-8' }, books);

  test('have twelve letters at most, however many headwords have, and a definition', () => {
    expect(lengthOf({ words: 'proper', length: '6-8' })).toEqual({ fewest: 1, most: 12 });
    expect(Math.max(...book.words().map(({ length }) => length))).toBe(12);
    expect(book.words().filter((word) => book.definitions(word).length === 0)).toEqual([]);
  });
  test('count by their letters alone', () => {
    expect(
      ['Saint-Malo', 'saint malo', ' SAINTMALO '].map((name) => lettersTyped({ words: 'proper', length: '6' }, name)),
    ).toEqual(['SAINTMALO', 'SAINTMALO', 'SAINTMALO']);
    expect(book.definitions('SAINTMALO')[0]?.headword).toBe('Saint-Malo');
  });
  test('have pages of their own, in alphabetical order', () => {
    const all = Array.from({ length: book.pageCount }, (_, index) => book.wordsOn(index + 1)).flat();
    expect(all).toEqual(book.words());
    expect(all).toEqual([...new Set(all)].sort());
  });
  test('a theme limits what may be hidden, never the book', () => {
    const painters = wordbookOf({ words: 'peintres', length: '6' }, books);
    expect([painters.pageCount, painters.wordsOn(3)]).toEqual([book.pageCount, book.wordsOn(3)]);
    expect(painters.definitions('VIENNE')).toEqual(book.definitions('VIENNE'));
    expect(painters.words().length).toBeLessThan(book.words().length);
    expect([painters.isToHide('MONET'), painters.isToHide('VIENNE')]).toEqual([true, false]);
  });
  test('of several meanings are hidden with the definitions of the theme alone', () => {
    expect(book.wordings('VIENNE').length).toBeGreaterThan(1);
    expect(wordbookOf({ words: 'capitales', length: '6' }, books).wordings('VIENNE')).toHaveLength(1);
    expect(wordbookOf({ words: 'peintres', length: '6' }, books).wordings('VIENNE')).toEqual([]);
  });
  test('stand on the pages of all of them, whatever the theme', () => {
    const painters = wordbookOf({ words: 'peintres', length: '6' }, books);
    expect(painters.pageCount).toBe(book.pageCount);
    expect(painters.page('SAINTMALO')).toBe(book.page('SAINTMALO'));
    expect(painters.words()).not.toContain('SAINTMALO');
  });
  test.each(THEMES_TO_HIDE)('the theme %s is large enough to play with', (words) => {
    expect(wordbookOf({ words, length: '6' }, books).words().length).toBeGreaterThanOrEqual(40);
  });
  test('a headword is no proper noun, a proper noun no headword', () => {
    expect(book.definitions('TERMINUS')).toEqual([]);
    expect(wordbookOf({ words: 'common', length: '6-12' }, books).definitions('SAINTMALO')).toEqual([]);
  });
});

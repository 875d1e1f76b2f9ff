import { openNameBook } from '@boite/language';
import { describe, expect, it } from 'vitest';
import { wordbookOf } from '../rules/words.ts';
import type { Books } from '../types.ts';
import { headword, pageOf, thumbs } from './leafing.ts';

/** Forty countries a page: A and B on the first one, the rest of the B and the C on the second. */
const NAMES = [...Array(30).keys()].map((index) => `A${letters(index)}`);
const MORE = [...Array(30).keys()].map((index) => `B${letters(index)}`);
const text = ['# pays', ...[...NAMES, ...MORE, 'Chine', 'Chypre', 'États-Unis'].map((name) => `${name}\tUn pays.`)].join('\n');
const books = { nameBook: openNameBook(text) } as Books;
const countries = wordbookOf({ words: 'pays', length: '6-8' }, books);

/** « aa », « ab »…: in alphabetical order. */
function letters(index: number): string {
  return String.fromCharCode(97 + Math.floor(index / 26), 97 + (index % 26));
}

describe('a dictionary as a thing of paper (1.3, 6.2)', () => {
  it('has a notch for each letter that begins a word, at the first page where one does', () => {
    expect(thumbs(countries)).toEqual([
      { letter: 'A', page: 1 },
      { letter: 'B', page: 1 },
      { letter: 'C', page: 2 },
      { letter: 'E', page: 2 },
    ]);
  });

  it('6.2: writes a name with its capital, although « chine » is a word too, and a headword with all its accents', () => {
    const forms: Record<string, string[]> = { CHINE: ['chine', 'chiné'], DEBOUT: ['debout', 'débout'] };
    const lexicon = { forms: (word: string) => forms[word] ?? [] } as unknown as Books['lexicon'];
    const common = { ...countries, definitions: () => [{ headword: 'debout', text: '', source: '' }] };
    expect(headword('CHINE', countries, lexicon)).toBe('Chine');
    expect(headword('ETATSUNIS', countries, lexicon)).toBe('États-Unis');
    expect(headword('DEBOUT', common, lexicon)).toBe('debout, débout');
  });

  it('3.18: opens at a beginning of word, with or without accents, and not at a number', () => {
    expect([pageOf(countries, 'bak'), pageOf(countries, ' BA '), pageOf(countries, 'état')]).toEqual([2, 1, 2]);
    expect([pageOf(countries, '42'), pageOf(countries, ' ')]).toEqual([null, null]);
  });
});

import { openNameBook } from '@boite/language';
import { describe, expect, it } from 'vitest';
import { wordbookOf } from '../rules/words.ts';
import type { Books } from '../types.ts';
import { pageOf, printed, printedSenses, thumbs } from './leafing.ts';

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
    const common = { ...countries, headwords: () => ['marche', 'marché'] };
    expect(printed('CHINE', countries)).toBe('Chine');
    expect(printed('ETATSUNIS', countries)).toBe('États-Unis');
    expect(printed('MARCHE', common)).toBe('marche, marché');
  });

  it('3.18: opens at a beginning of word, with or without accents, and not at a number', () => {
    expect([pageOf(countries, 'bak'), pageOf(countries, ' BA '), pageOf(countries, 'état')]).toEqual([2, 1, 2]);
    expect([pageOf(countries, '42'), pageOf(countries, ' ')]).toEqual([null, null]);
  });

  it('2.2: prints a headword once, numbers its senses when it has several, and tells its category where it changes', () => {
    const sense = (headword: string, category: 'n. f.' | 'adj.', text: string) =>
      ({ headword, sense: 1, category, text, source: 'Nous' }) as const;
    const ferme = [sense('ferme', 'n. f.', 'Maison.'), sense('ferme', 'adj.', 'Solide.'), sense('fermé', 'adj.', 'Clos.')];
    expect(printedSenses([...ferme])).toEqual([
      { headword: 'ferme', number: '1.', category: 'n.\u00a0f.', text: 'Maison.', source: null },
      { headword: null, number: '2.', category: 'adj.', text: 'Solide.', source: null },
      { headword: 'fermé', number: null, category: 'adj.', text: 'Clos.', source: 'Nous' },
    ]);
  });
});

import { describe, expect, test } from 'vitest';
import { loadNameBook } from '../../node/load.ts';
import { pagesOf } from '../dictionary/pages.ts';
import { typeset } from '../typography.ts';
import { openNameBook } from './name-book.ts';
import { isTheme, THEME_NAMES, THEMES } from './themes.ts';

const book = loadNameBook();
/** What a player of Dico may hide. */
const LONGEST = 12;

describe('what names name', () => {
  test('however a name is written', () => {
    expect(['Saint-Malo', 'SAINTMALO', 'saint malo'].map((name) => book.definition(name))).toEqual(
      Array(3).fill('Cité corsaire de Surcouf et de Chateaubriand.'),
    );
    expect([book.definition('Xzq'), book.meanings('')]).toEqual([null, []]);
  });

  test('a name may mean several things, by theme', () => {
    expect(book.meanings('Vienne').map(({ theme }) => theme)).toEqual(['capitales', 'fleuves-et-montagnes']);
    expect(book.definition('Vienne', 'capitales')).toBe('Ville de Sissi, de la valse et de Freud.');
    expect(book.definition('Vienne', 'fleuves-et-montagnes')).toBe('Rivière de Limoges, affluent de la Loire.');
    expect(book.definition('Vienne', 'pays')).toBeNull();
  });

  test('an unknown theme, a name without a line and one with figures are passed over', () => {
    const odd = openNameBook('lost\tx\n# nowhere\nParis\tUne ville.\n# pays\nMali\tUn pays.\nTF1\tUne chaîne.\nZoé\n\n');
    expect(odd.inTheme('pays').map(({ word }) => word)).toEqual(['MALI']);
    expect(odd.themes).toEqual(['pays']);
  });
});

describe('the themes', () => {
  test('are told from other texts, and have a name on the screen', () => {
    expect([isTheme('pays'), isTheme('toString'), isTheme(null)]).toEqual([true, false, false]);
    expect(Object.values(THEMES).map(typeset)).toEqual(Object.values(THEMES));
    expect(new Set(Object.values(THEMES)).size).toBe(THEME_NAMES.length);
  });

  test('hold at least 8,000 names of at most twelve letters, each with a line', () => {
    const short = book.themes.flatMap((theme) => book.inTheme(theme)).filter(({ word }) => word.length <= LONGEST);
    expect(new Set(short.map(({ word }) => word)).size).toBeGreaterThanOrEqual(8000);
  });

  test.each(book.themes)('%s can be played and leafed through', (theme) => {
    const words = book.inTheme(theme).map(({ word }) => word);
    const pages = pagesOf(words);
    expect(words.filter((word) => word.length <= LONGEST).length).toBeGreaterThanOrEqual(40);
    expect(words.filter((word) => pages.page(word) === null)).toEqual([]);
  });

  test('are all there but the first names, which nobody could ask about', () => {
    expect(book.themes).toEqual(THEME_NAMES.filter((theme) => !theme.startsWith('prenoms-')));
  });
});

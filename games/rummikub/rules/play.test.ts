// The worked cases of one play: entering, rebuilding, points, and every reason to refuse. Numbers are those of RULES.md.

import { loadLibrary } from '@boite/language/node';
import { describe, expect, test } from 'vitest';
import { asTiles, asWords } from '../tests/drawing.ts';
import type { Refusal } from '../types.ts';
import { ALL_TILES } from './bank.ts';
import { tableChange, unlistedWords } from './play.ts';

const { lexicon } = loadLibrary();

interface Asked {
  readonly table?: string;
  readonly rack: string;
  readonly entered?: boolean;
}

/** What comes of a new table; the dictionary is asked too. */
function laid({ table = '', rack, entered = true }: Asked, after: string) {
  const change = tableChange({ table: asWords(table), rack: asTiles(rack), entered }, asWords(after));
  if ('code' in change) return change;
  const unlisted = unlistedWords(change.formed, lexicon);
  return unlisted.length > 0 ? { code: 'unknown-words', words: unlisted } : change;
}

const refusal = (asked: Asked, after: string) => laid(asked, after) as Refusal;

describe('1 The tiles', () => {
  test('1.1 there are 110 letters and 2 jokers', () => {
    const counts = [...Map.groupBy(ALL_TILES, (tile) => tile)].map(([tile, all]) => `${tile} ${all.length}`);
    expect(counts.join(', ')).toBe(
      'A 8, B 2, C 3, D 3, E 16, F 2, G 2, H 2, I 9, J 1, K 1, L 6, M 4, N 7, O 7, P 2, Q 1, R 7, S 7, T 7, U 7, V 2, W 1, X 1, Y 1, Z 1, joker 2',
    );
    expect(ALL_TILES.length).toBe(110 + 2);
  });
});

describe('3 Entering', () => {
  const newcomer = (rack: string, table = '') => ({ table, rack, entered: false });

  test('3.1 the first play has a word of six letters or more', () => {
    expect(laid(newcomer('MAISONEEE'), 'MAISON')).toMatchObject({ formed: ['MAISON'], points: 6, emptied: false });
    expect(refusal(newcomer('MAISONEEE'), 'MAIS')).toEqual({ code: 'enter-with-six' });
    expect(refusal(newcomer('MAISONEEE'), 'MOINE')).toEqual({ code: 'enter-with-six' });
  });
  test('3.2 jokers are allowed in it, and several words at once', () => {
    expect(laid(newcomer('MAISN*LACXX'), 'MAISoN LAC')).toMatchObject({ formed: ['MAISON', 'LAC'], points: 6 });
    expect(refusal(newcomer('LACSOLMER'), 'LAC SOL MER')).toEqual({ code: 'enter-with-six' });
  });
  test('3.2 the words of the table stay as they are', () => {
    expect(laid(newcomer('MAISONX', 'PARAITRE'), 'PARAITRE MAISON')).toMatchObject({ points: 6 });
    expect(refusal(newcomer('DISX', 'PARAITRE'), 'DISPARAITRE')).toEqual({ code: 'enter-without-touching', word: 'PARAITRE' });
    expect(refusal(newcomer('AMISONX', 'CHaT'), 'CHAT MaISON')).toEqual({ code: 'enter-without-touching', word: 'CHAT' });
  });
  test('3.1 on an untouched table, a word of the rack alone still needs six letters', () => {
    expect(refusal(newcomer('SOLX', 'PARAITRE'), 'PARAITRE SOL')).toEqual({ code: 'enter-with-six' });
  });
});

describe('4 A turn', () => {
  test('4.1 DIS before PARAITRE: 11 points', () => {
    expect(laid({ table: 'PARAITRE', rack: 'DISXX' }, 'DISPARAITRE')).toMatchObject({
      used: asTiles('DIS'),
      formed: ['DISPARAITRE'],
      points: 11,
    });
  });
  test('4.1 IMAGE taken apart for PAGE and MIEL: 4 points', () => {
    expect(laid({ table: 'IMAGE', rack: 'LEPXX' }, 'PAGE MIEL')).toMatchObject({ formed: ['PAGE', 'MIEL'], points: 4 });
  });
  test('4.1 DROLE and BOEUF become ROLE, BORD and OEUF: 4 points', () => {
    expect(laid({ table: 'DROLE BOEUF', rack: 'ROXX' }, 'ROLE BORD OEUF')).toMatchObject({
      used: asTiles('OR'),
      formed: ['ROLE', 'BORD', 'OEUF'],
      points: 4,
    });
  });
  test('4.2 every tile of the table still is on it', () => {
    expect(refusal({ table: 'IMAGE', rack: 'LEPXX' }, 'PAGE LIE')).toEqual({ code: 'tile-left-out', tile: 'M' });
    expect(refusal({ table: 'IMAGE SOL', rack: 'SX' }, 'IMAGES')).toEqual({ code: 'tile-left-out', tile: 'L' });
  });
  test('4.3 at least one tile comes from the rack', () => {
    expect(refusal({ table: 'IMAGE', rack: 'LEP' }, 'IMAGE')).toEqual({ code: 'nothing-laid' });
    expect(refusal({ table: 'CHIEN', rack: 'LEP' }, 'NICHE')).toEqual({ code: 'nothing-laid' });
    expect(refusal({ rack: 'LEP' }, '')).toEqual({ code: 'nothing-laid' });
  });
  test('4.3 a tile that is not there, or twice the same, is refused', () => {
    expect(refusal({ rack: 'LAC' }, 'SAC')).toEqual({ code: 'not-on-rack', tile: 'S' });
    expect(refusal({ table: 'SOL', rack: 'TETX' }, 'SOL TETE')).toEqual({ code: 'not-on-rack', tile: 'E' });
    expect(refusal({ rack: 'LAC' }, 'LaC')).toEqual({ code: 'not-on-rack', tile: 'joker' });
    expect(refusal({ rack: 'LC*' }, 'laC')).toEqual({ code: 'not-on-rack', tile: 'joker' });
  });
  test('4.4 words have three letters or more and are in the dictionary', () => {
    expect(refusal({ table: 'SOL', rack: 'LA' }, 'SOL LA')).toEqual({ code: 'too-short', word: 'LA' });
    expect(refusal({ table: 'IMAGE', rack: 'XZKA' }, 'IMAGEX ZAK')).toEqual({
      code: 'unknown-words',
      words: ['IMAGEX', 'ZAK'],
    });
  });
  test('4.5 the same word twice on the table is refused, also with a joker', () => {
    expect(refusal({ table: 'SOL', rack: 'SOL' }, 'SOL SOL')).toEqual({ code: 'twice-on-table', word: 'SOL' });
    expect(refusal({ table: 'SoL', rack: 'SOL' }, 'SoL SOL')).toEqual({ code: 'twice-on-table', word: 'SOL' });
    expect(refusal({ rack: 'MERMERX' }, 'MER MER')).toEqual({ code: 'twice-on-table', word: 'MER' });
  });
  test('4.6 the longest word formed contains a tile of the rack', () => {
    expect(refusal({ table: 'CHIEN', rack: 'SOL' }, 'NICHE SOL')).toEqual({ code: 'longest-without-rack', word: 'NICHE' });
    expect(laid({ table: 'CHIEN', rack: 'SX' }, 'NICHES')).toMatchObject({ points: 6 });
  });
  test('4.6 among words of equal length, one with a tile of the rack is enough', () => {
    expect(laid({ table: 'CHIEN', rack: 'LOUPSX' }, 'NICHE LOUPS')).toMatchObject({ points: 5 });
  });
  test('4.6 equal tiles are interchangeable: the E of the rack may be the one of the longest word', () => {
    expect(laid({ table: 'CHIEN', rack: 'MERX' }, 'NICHE MER')).toMatchObject({ formed: ['NICHE', 'MER'], points: 5 });
  });
  test('4.7 a word that was on the table is not formed, wherever its tiles come from', () => {
    expect(laid({ table: 'PARAITRE SOL', rack: 'ESX' }, 'PARAITRE SOLES')).toMatchObject({ formed: ['SOLES'], points: 5 });
    expect(laid({ table: 'SOL', rack: 'LOSEX' }, 'SOLE SOL')).toMatchObject({ formed: ['SOLE'], points: 4 });
  });
});

describe('6 The points', () => {
  test('6.1 EAU, VIE, LOURD and CHAMBRE in one turn: 7 points, not 18', () => {
    expect(laid({ rack: 'EAUVIELOURDCHAMBREX' }, 'EAU VIE LOURD CHAMBRE')).toMatchObject({ points: 7, emptied: false });
  });
  test('6.2 the whole rack laid with CHAMBRE as the longest: 14 points', () => {
    expect(laid({ table: 'SOL', rack: 'CHAMBREVIE' }, 'SOL VIE CHAMBRE')).toMatchObject({ points: 14, emptied: true });
  });
  test('6.2 DISPARAITRE with exactly D, I and S on the rack: 22 points', () => {
    expect(laid({ table: 'PARAITRE', rack: 'DIS' }, 'DISPARAITRE')).toMatchObject({ points: 22, emptied: true });
  });
});

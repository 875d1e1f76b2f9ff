import { TOKENS } from '@boite/games/scrabble-rebus/screen/tokens.ts';
import { describe, expect, test } from 'vitest';
import { cardsOf, labelOf, matching, sayingsOf, soundingLike } from './cards.ts';

/** Who knows one word alone. */
const VERS = { form: 'vers', sounds: 'vER', sure: true, aspirated: false };
const VOICES = { sounds: { of: (word: string) => (word === 'VERS' ? [VERS] : []) } };

describe('« Les cartes »', () => {
  test('lists each different card of an edition once, the free ones last', () => {
    expect(cardsOf('compacte')).toHaveLength(152 + 2);
    expect(cardsOf('classique')).toHaveLength(232 + 2);
    expect(cardsOf('classique').slice(-2)).toEqual(['joker', 'rebustory']);
    expect(TOKENS).toHaveLength(66);
  });

  test('is in the order of the alphabet, accents apart', () => {
    const places = ['a-de', 'b-e', 'a-fa'].map((id) => cardsOf('classique').indexOf(id));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  test.each([
    ['ane', ['a-ane']],
    ['Œuf', ['a-oeufs']],
    ['rebus', ['rebustory']],
    ['chapo', []],
  ])('looks for « %s » by name', (search, found) => {
    expect(matching(cardsOf('classique'), search)).toEqual(found);
  });

  test('finds by what a card may be read as when no name begins so', () => {
    expect(matching(cardsOf('compacte'), 'elle')).toEqual(['a-aile']);
    expect(matching(cardsOf('compacte'), '')).toHaveLength(154);
  });

  test('finds by ear what is written nowhere', () => {
    expect(matching(TOKENS, 'vers')).toEqual([]);
    expect(soundingLike(TOKENS, 'vers', VOICES)).toEqual(['t-verre']);
    expect(soundingLike(cardsOf('compacte'), 'xqz', VOICES)).toEqual([]);
  });

  test('says what a card is worth; a token has no points of its own', () => {
    expect(labelOf('a-fil')).toBe('fil, 3\u00a0points');
    expect(labelOf('t-verre')).toBe('verre');
  });

  test('says how a card sounds, and what else is said so', () => {
    expect(sayingsOf('a-dent')).toEqual([{ heard: 'dan', ipa: 'dɑ̃', spellings: ['dent', 'dans'], isExtension: false }]);
    expect(sayingsOf('a-t').map(({ heard, spellings }) => [heard, spellings])).toEqual([
      ['té', ['T']],
      ['t', ['T’']],
    ]);
    expect(sayingsOf('a-an').at(-1)?.isExtension).toBe(true);
    expect(sayingsOf('joker')).toEqual([]);
  });
});

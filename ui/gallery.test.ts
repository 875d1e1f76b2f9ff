import { CARDS } from '@boite/rebus';
import { describe, expect, test } from 'vitest';
import { piecesFound, utterancesOf } from './gallery.ts';
import { pictureName } from './pictures/names.ts';

/** Who knows one word alone. */
const VERS = { form: 'vers', sounds: 'vER', sure: true, aspirated: false };
const VOICES = { sounds: { of: (word: string) => (word === 'VERS' ? [VERS] : []) } };

const PIECES = CARDS.filter(({ set }) => set === 'compacte').map(({ id }) => ({ id, name: pictureName(id) }));
const found = (search: string, voices: typeof VOICES | null = null) =>
  piecesFound(PIECES, { search, voices }).map(({ id }) => id);

describe('Looking for a piece', () => {
  test.each([
    ['ane', ['a-ane']],
    ['Œuf', ['a-oeufs']],
    ['chapo', []],
  ])('« %s » finds it by name', (search, ids) => {
    expect(found(search)).toEqual(ids);
  });

  test('finds by what it may be read as when no name begins so; everything when nothing is asked', () => {
    expect(found('elle')).toEqual(['a-aile']);
    expect(found('')).toHaveLength(PIECES.length);
  });

  test('finds by ear what is written nowhere, for whoever listens', () => {
    expect(found('vers')).toEqual([]);
    expect(found('vers', VOICES)).toEqual(['a-verre']);
    expect(found('xqz', VOICES)).toEqual([]);
  });
});

test('says how a piece sounds, and what else is said so', () => {
  expect(utterancesOf('a-dent')).toEqual([{ heard: 'dan', ipa: 'dɑ̃', spellings: ['dent', 'dans'], isExtension: false }]);
  expect(utterancesOf('a-t').map(({ heard, spellings }) => [heard, spellings])).toEqual([
    ['té', ['T']],
    ['t', ['T’']],
  ]);
  expect(utterancesOf('a-an').at(-1)?.isExtension).toBe(true);
  expect(utterancesOf('joker')).toEqual([]);
});

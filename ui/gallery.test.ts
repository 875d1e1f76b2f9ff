import { listedPieces, writtenName } from '@boite/rebus';
import { describe, expect, test } from 'vitest';
import { piecesFound, utterancesOf } from './gallery.ts';

/** Who knows one word alone. */
const VERS = { form: 'vers', sounds: 'vER', sure: true, aspirated: false };
const VOICES = { sounds: { of: (word: string) => (word === 'VERS' ? [VERS] : []) } };

const ROWS = [
  'ANE: an âne',
  'ŒUFS: ø œufs | ~zø œufs',
  'CHAT: ʃa chat',
  'AILE: ɛl aile elle',
  'VERRE: vɛʁ verre ver vert',
  'DENT: dɑ̃ dent dans',
  'T: te thé',
];
const PIECES = listedPieces(ROWS).map((piece) => ({ id: piece.key, name: writtenName(piece), readings: piece.readings }));
const found = (search: string, voices: typeof VOICES | null = null) =>
  piecesFound(PIECES, { search, voices }).map(({ id }) => id);
const readingsOf = (id: string) => PIECES.find((piece) => piece.id === id)?.readings ?? [];

describe('Looking for a piece', () => {
  test.each([
    ['ane', ['ane']],
    ['Œuf', ['oeufs']],
    ['chapo', []],
  ])('« %s » finds it by name', (search, ids) => {
    expect(found(search)).toEqual(ids);
  });

  test('finds by what it may be read as when no name begins so; everything when nothing is asked', () => {
    expect(found('elle')).toEqual(['aile']);
    expect(found('')).toHaveLength(PIECES.length);
  });

  test('finds by ear what is written nowhere, for whoever listens', () => {
    expect(found('vers')).toEqual([]);
    expect(found('vers', VOICES)).toEqual(['verre']);
    expect(found('xqz', VOICES)).toEqual([]);
  });
});

test('says how a piece sounds, and what else is said so', () => {
  expect(utterancesOf(readingsOf('dent'))).toEqual([
    { heard: 'dan', ipa: 'dɑ̃', spellings: ['dent', 'dans'], isExtension: false },
  ]);
  expect(utterancesOf(readingsOf('t')).map(({ heard, spellings }) => [heard, spellings])).toEqual([
    ['té', ['T', 'thé']],
    ['t', ['T’']],
  ]);
  expect(utterancesOf(readingsOf('oeufs')).at(-1)?.isExtension).toBe(true);
  expect(utterancesOf([])).toEqual([]);
});

import { loadLibrary } from '@boite/language/node';
import { describe, expect, test } from 'vitest';
import { DOUBLE_JOKER, JOKER } from '../testing/typed.ts';
import { listedPieces, plainName, writtenName } from './piece-table.ts';
import { typedPiece } from './typed-piece.ts';

const voices = { sounds: loadLibrary().sounds };
const ROWS = [
  'CHAT: ʃa chat',
  'NŒUD: nø nœud',
  'NŒUD: nø nœud',
  'OS: ɔs os',
  'OS: o os | ~zo os',
  'T: te thé',
  'DÉ: de dé',
  '9/6: nœf neuf',
];
const known = [...listedPieces(ROWS), JOKER, DOUBLE_JOKER];

describe('A table of pieces', () => {
  test('tells their readings, extensions apart, and those of letters', () => {
    expect(known.slice(4, 6)).toMatchObject([
      {
        name: 'OS',
        readings: [
          { said: 'os', sounds: 'o' },
          { said: 'os', sounds: 'zo', isExtension: true },
        ],
      },
      {
        name: 'T',
        readings: [
          { said: 'T', sounds: 'te' },
          { said: "T'", sounds: 't' },
          { said: 'thé', sounds: 'te' },
        ],
      },
    ]);
  });

  test('numbers those of one name', () => {
    expect(listedPieces(ROWS).map(({ key }) => key)).toEqual(['chat', 'noeud-1', 'noeud-2', 'os-1', 'os-2', 't', 'de', '9-6']);
  });

  test('a name is compared without its accents, and written as its reading', () => {
    expect(plainName('œufs')).toBe('OEUFS');
    expect(listedPieces(ROWS).map(writtenName)).toEqual(['chat', 'nœud', 'nœud', 'os', 'os', 'T', 'dé', '9/6']);
  });

  test('a row without a reading, or with sounds that are none, is no row', () => {
    expect(() => listedPieces(['CHAT: ʃa'])).toThrow();
    expect(() => listedPieces(['CHAT: § chat'])).toThrow();
  });
});

describe('A typed piece', () => {
  const sounds = (text: string): readonly string[] => {
    const piece = typedPiece(text, known, voices);
    return piece?.kind === 'spoken' ? [...new Set(piece.readings.map((reading) => reading.sounds))] : [piece?.name ?? 'unknown'];
  };

  test.each([
    ['chat', ['Sa']],
    ['NOEUD', ['n2']],
    ["t'", ['t']],
    ['T’', ['t']],
    ['T', ['te', 't']],
    ['É', ['e']],
    ['DE', ['de', 'd@']],
    ['OS', ['Os', 'o', 'zo']],
    ['cheval', ['S_val']],
    ['9/6', ['n9f']],
    ['*', ['*']],
    ['**', ['**']],
    ['XQZ', ['unknown']],
    ['', ['unknown']],
    ["H'", ['unknown']],
    ['42', ['unknown']],
  ])('%j says %j', (text, expected) => {
    expect(sounds(text)).toEqual(expected);
  });
});

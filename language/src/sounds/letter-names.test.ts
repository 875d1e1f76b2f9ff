import { expect, test } from 'vitest';
import { bareReadings, letterReadings } from './letter-names.ts';

test('letters are said in full or bare; C is k or s, G is g or j, Q is k', () => {
  const said = (letter: string): string =>
    letterReadings(letter)
      .map(({ sounds }) => sounds)
      .join(' ');
  expect(['B', 'C', 'G', 'Q', 'S', 'A', 'I', 'H'].map(said)).toEqual([
    'be b',
    'se k s',
    'Ze g Z',
    'ky k',
    'Es s',
    'a',
    'i',
    'aS',
  ]);
  expect(bareReadings('T')).toEqual([{ said: "T'", sounds: 't' }]);
  expect(letterReadings('4')).toEqual([]);
});

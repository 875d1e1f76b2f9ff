import { expect, test } from 'vitest';
import type { Band } from './band.ts';
import { KeptBands, writtenBands } from './kept-bands.ts';
import { WordBands } from './word-bands.ts';
import { listedWords } from './word-source.ts';

test('bands that are kept are read as they were made', () => {
  const made = [['Sapo', 'pElR_', 'mER'], ['mER_', 'mER', 'ba'], []].map((sounds) => {
    const words = new WordBands(listedWords(sounds.map((said) => ({ text: said, sounds: [said] }))));
    return words.band(0) as Band;
  });
  const kept = new KeptBands(writtenBands(made));
  expect([2, 0, 1].map((nth) => kept.band(nth))).toEqual([made[2], made[0], made[1]]);
});

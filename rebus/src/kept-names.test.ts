import { expect, test } from 'vitest';
import type { Band } from './band.ts';
import { KeptNames, writtenNames } from './kept-names.ts';
import { WordBands } from './word-bands.ts';
import { listedWords, properNounWords } from './word-source.ts';

const NAMES = [
  { text: 'PARIS', sounds: ['paRi'] },
  { text: 'ROUEN', sounds: ['Rw4', 'Ru4'] },
];
const made = new WordBands(listedWords(NAMES)).band(0) as Band;

test('names that are kept are read as they were made', () => {
  const kept = new KeptNames(writtenNames([made], NAMES));
  expect(kept.words).toEqual(NAMES);
  expect(kept.bands.band(0)).toEqual(made);
});

test('a solver takes names that are kept without asking how each is said', () => {
  const asked = () => expect.fail('every name was asked for');
  const source = properNounWords({ all: asked, kept: () => writtenNames([made], NAMES) });
  expect(new WordBands(source).band(0)).toEqual(made);
  expect([source.text(1), source.sounds(1)]).toEqual(['ROUEN', ['Rw4', 'Ru4']]);
});

// Knows that the numbers of tokens leave almost nobody without a rebus.

import { loadLexicon, loadSounds } from '@boite/language/node';
import { lexiconWords, WordBands } from '@boite/rebus';
import { expect, test } from 'vitest';
import { canMakeRebus, freshHands } from './hands.ts';

const lexicon = loadLexicon();
const words = new WordBands(lexiconWords(lexicon, loadSounds(lexicon)));

test('at least 95 of 100 fresh hands can make a rebus with words that everybody knows', () => {
  const hands = freshHands(400, 20_260_101);
  const able = hands.filter((hand) => canMakeRebus(hand, words)).length;
  expect(able / hands.length).toBeGreaterThanOrEqual(0.95);
});

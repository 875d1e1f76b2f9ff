// Knows that the challenge of the day of Rondo is played without a pointer: a word after the other, until
// the hand makes none.

import { challengesOf } from '@boite/e2e/days.ts';
import { expect } from '@boite/e2e/house.ts';
import { wordPlayedBy } from './word-by-hand.ts';

challengesOf('Rondo', {
  hasHints: true,
  isStopped: false,
  told: /points?\sen\s\d\smots?/,
  sign: /^🟦+ -?\d+$/u,
  async play(hand, page) {
    await expect(page.getByRole('list', { name: 'Votre main' }).getByRole('button')).toHaveCount(7);
    let words = 0;
    while (await wordPlayedBy(hand, page)) words += 1;
    expect(words).toBeGreaterThan(1);
  },
});

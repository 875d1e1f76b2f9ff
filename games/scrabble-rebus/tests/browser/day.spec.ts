// Knows that the challenge of the day of Scrabble Rébus is played without a pointer: one play, with whatever reads there.

import { challengesOf } from '@boite/e2e/days.ts';
import { expect } from '@boite/e2e/house.ts';
import { bestPlay, handOf, rack, readingField, tokensLaidBy } from './token-board.ts';

const TOKENS_OF_THE_DAY = 9;

challengesOf('Scrabble Rébus', {
  hasHints: true,
  isStopped: false,
  told: /points?\sen\s\d\srébus/,
  sign: /^🔵+ \d+$/u,
  async play(hand, page) {
    await expect(rack(page).getByRole('button', { name: /jeton/ })).toHaveCount(TOKENS_OF_THE_DAY);
    const best = await bestPlay(page);
    if (best === null) throw new Error(`nothing to lay with ${await handOf(page)}`);
    await tokensLaidBy(hand, page, best.play);
    await expect(readingField(page)).toHaveCount(0);
  },
});

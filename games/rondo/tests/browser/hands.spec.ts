// Knows that a whole game of Rondo is played without a pointer: by keyboard alone, and by names and roles alone.

import { awaitTurn, yourTurn } from '@boite/e2e/frame.ts';
import { otherMoveBy, type PlayingHand, wholeGamesFrom } from '@boite/e2e/hands.ts';
import { expect, test } from '@boite/e2e/house.ts';
import type { Page } from '@playwright/test';
import type { Fact } from '../../types.ts';
import { wordPlayedBy } from './word-by-hand.ts';

// With this seed the person begins.
test.use({ seed: 8 });

const cardsOf = (letters: string) => [...letters] as Extract<Fact, { kind: 'dealt' }>['pile'];
const SHORT_DEAL = { hands: ['ETARSIN', 'OULCMPE'].map(cardsOf), pile: cardsOf('AE') };

wholeGamesFrom('Rondo', SHORT_DEAL, async (hand, page) => {
  let words = 0;
  while ((await awaitTurn(page)) === 'turn') words += await turnTakenBy(hand, page);
  expect(words).toBeGreaterThan(0);
});

/** How many words were played: one, or none. */
async function turnTakenBy(hand: PlayingHand, page: Page): Promise<0 | 1> {
  if (await wordPlayedBy(hand, page)) return 1;
  await otherMoveBy(hand, page, /^Passer$/);
  await expect(yourTurn(page)).toBeHidden();
  return 0;
}

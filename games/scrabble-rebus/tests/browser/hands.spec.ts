// Knows that a whole game of Scrabble Rébus is played without a pointer: by keyboard alone, and by names and roles alone.

import { awaitTurn, yourTurn } from '@boite/e2e/frame.ts';
import { otherMoveBy, wholeGamesFrom } from '@boite/e2e/hands.ts';
import { expect, test } from '@boite/e2e/house.ts';
import { CENTRE } from '../../rules/board.ts';
import { tokensLaidBy, tried } from './token-board.ts';

// With this seed the person begins.
test.use({ seed: 3 });

/** Nothing is drawn any more; the bot can make no rebus. */
const FEW_TOKENS = { hands: [['t-cou', 't-vent', 't-rat'], ['t-7']], bags: { blue: [], red: [], yellow: [] } } as const;
const READ_WORD = 'couvent';

wholeGamesFrom('Scrabble Rébus', FEW_TOKENS, async (hand, page) => {
  expect(await awaitTurn(page)).toBe('turn');
  const [token, second] = ['t-cou', 't-vent'] as const;
  const placements = [
    { ...CENTRE, token },
    { ...CENTRE, column: CENTRE.column + 1, token: second },
  ];
  await tokensLaidBy(hand, page, { placements, claims: [{ ...CENTRE, direction: 'across', text: READ_WORD, meant: [] }] });
  await expect(tried(page)).toHaveCount(0);
  while ((await awaitTurn(page)) === 'turn') {
    await otherMoveBy(hand, page, /^Passer/);
    await expect(yourTurn(page)).toBeHidden();
  }
});

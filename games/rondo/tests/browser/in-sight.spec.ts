// Knows that at every decision of Rondo everything needed is in sight, on any screen, with two players and with six.

import { yourTurn } from '@boite/e2e/frame.ts';
import { expect } from '@boite/e2e/house.ts';
import { expectLargeCards, inSightOnScreens } from '@boite/e2e/in-sight.ts';
import { box } from '../../game.ts';
import { firstWord, layByTapping } from './player.ts';

/** Its sand runs. */
const TIMED = 'six-players-one-leaves';
const OWN = ['[data-hand] button', '[data-slot]'];

inSightOnScreens({
  box,
  beside: import.meta.url,
  records: [TIMED, 'two-players'],
  weight: ({ compartments }) => compartments.length,
  first: [
    'at the first turn hand, holder, button, scores and what to do are in sight',
    async (page, sees) => {
      await expect(yourTurn(page)).toBeVisible();
      await sees(OWN);
      await expectLargeCards(page, '[data-hand] button');
      await layByTapping(page, (await firstWord(page)).play);
      await sees(OWN);
    },
  ],
  full: [
    'with a long word on the holder too',
    async (page, sees, name) => {
      await expect(yourTurn(page)).toBeVisible();
      await expect(page.getByRole('timer')).toHaveCount(name === TIMED ? 1 : 0);
      await sees(OWN);
    },
  ],
});

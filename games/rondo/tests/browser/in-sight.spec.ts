// Knows that at every decision of Rondo everything needed is in sight, on any screen, with two players and with six.

import { yourTurn } from '@boite/e2e/frame.ts';
import { expectAccessibleOn } from '@boite/e2e/good-page.ts';
import { expect, test } from '@boite/e2e/house.ts';
import { END_IN_SIGHT, expectAllInSight, expectInSight, SCREEN_SETS } from '@boite/e2e/in-sight.ts';
import { endOf, fullestPosition, openPosition, storedRecord } from '@boite/e2e/position.ts';
import { box as shelved } from '@boite/e2e/shelf.ts';
import { box } from '../../game.ts';
import { firstWord, layByTapping } from './player.ts';

/** Its sand runs. */
const TIMED = 'six-players-one-leaves';
const RECORDS = ['two-players', TIMED];
const OWN = ['[data-hand] button', '[data-slot]'];
const recordOf = (name: string) => storedRecord(new URL(`../records/${name}.json`, import.meta.url));

for (const { title, sizes } of SCREEN_SETS) {
  test.describe(title, () => {
    test('at the first turn hand, holder, button, scores and what to do are in sight', async ({ page }) => {
      await page.goto('/');
      await shelved(page, 'Rondo')
        .getByRole('button', { name: /Jouer tout de suite/ })
        .click();
      await expect(yourTurn(page)).toBeVisible();
      await expectInSight(page, OWN, sizes);
      await layByTapping(page, (await firstWord(page)).play);
      await expectInSight(page, OWN, sizes);
    });

    for (const name of RECORDS) {
      test(`with a long word on the holder too (${name})`, async ({ page }) => {
        await openPosition(
          page,
          fullestPosition(box, recordOf(name), ({ compartments }) => compartments.length),
        );
        await expect(yourTurn(page)).toBeVisible();
        await expect(page.getByRole('timer')).toHaveCount(name === TIMED ? 1 : 0);
        await expectInSight(page, OWN, sizes);
        if (title.includes('@all')) await expectAccessibleOn(page, sizes);
      });

      test(`and the ranking at the end (${name})`, async ({ page }) => {
        await openPosition(page, endOf(box, recordOf(name)));
        await expect(page.getByRole('list', { name: 'Classement' })).toBeVisible();
        await expectAllInSight(page, END_IN_SIGHT, sizes);
      });
    }
  });
}

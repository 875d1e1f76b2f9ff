// Knows that at every decision of Dico everything needed is in sight, on any screen, with two players and with four.

import { yourTurn } from '@boite/e2e/frame.ts';
import { expect, test } from '@boite/e2e/house.ts';
import { END_IN_SIGHT, expectAllInSight, expectInSight, SCREEN_SETS } from '@boite/e2e/in-sight.ts';
import { endOf, fullestPosition, openPosition, storedRecord } from '@boite/e2e/position.ts';
import { box as shelved } from '@boite/e2e/shelf.ts';
import { box } from '../../game.ts';
import { nextPage, plan } from './player.ts';

/** Lets the person begin. */
const FIRST_TO_PLAY = 3;
const RECORDS = ['two-players-all-found', 'four-players-one-leaves'];
const SQUARES = '[data-square]';
const STOP = '[data-stop]';
const recordOf = (name: string) => storedRecord(new URL(`../records/${name}.json`, import.meta.url));

for (const { title, sizes } of SCREEN_SETS) {
  test.describe(title, () => {
    test.use({ seed: FIRST_TO_PLAY });

    test('a word to hide, the board, the open book: what one decides with is in sight', async ({ page }) => {
      await page.goto('/');
      await shelved(page, 'Dico')
        .getByRole('button', { name: /Jouer tout de suite/ })
        .click();
      await page.getByRole('button', { name: 'Au hasard' }).click();
      await expect(page.getByRole('radio').first()).toBeChecked();
      await expectInSight(page, ['[data-place="hand"] .button', '[data-place="hand"] .field'], sizes);
      await page.getByRole('button', { name: 'Cacher ce mot' }).click();
      await expect(plan(page, 'Piocher')).toBeVisible();
      await expectInSight(page, [SQUARES, STOP], sizes);
      await plan(page, 'Consulter').click();
      await page.getByRole('button', { name: /^Lettre M/ }).click();
      await expect(nextPage(page)).toBeVisible();
      await expectInSight(page, ['[aria-label="Page suivante"]', '[aria-label="Page précédente"]', STOP], sizes);
    });

    for (const name of RECORDS) {
      test(`with as many cards in hand as may be (${name})`, async ({ page }) => {
        await openPosition(
          page,
          fullestPosition(box, recordOf(name), ({ phase, hands }) => (phase === 'turn' ? (hands[0]?.length ?? 0) : -1)),
        );
        await expect(yourTurn(page)).toBeVisible();
        await expectInSight(page, ['[data-hand] > li', SQUARES, STOP], sizes);
      });

      test(`and the ranking at the end (${name})`, async ({ page }) => {
        await openPosition(page, endOf(box, recordOf(name)));
        await expect(page.getByRole('list', { name: 'Classement' })).toBeVisible();
        await expectAllInSight(page, END_IN_SIGHT, sizes);
      });
    }
  });
}

test.describe('a phone', () => {
  test.use({ seed: FIRST_TO_PLAY, viewport: { width: 390, height: 664 } });

  test('the forty words of a page are read without scrolling', async ({ page }) => {
    await page.goto('/');
    await shelved(page, 'Dico')
      .getByRole('button', { name: /Jouer tout de suite/ })
      .click();
    await page.getByRole('button', { name: 'Au hasard' }).click();
    await page.getByRole('button', { name: 'Cacher ce mot' }).click();
    await plan(page, 'Consulter').click();
    await page.getByRole('button', { name: /^Lettre M/ }).click();
    await expect(page.locator('[aria-label^="Mots de la page"] button')).toHaveCount(40);
    await expectAllInSight(page, ['[aria-label^="Mots de la page"] button'], [{ width: 390, height: 664 }]);
  });
});

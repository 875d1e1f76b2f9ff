// Knows that at every decision of Dico everything needed is in sight, on any screen, with two players and with four.

import { yourTurn } from '@boite/e2e/frame.ts';
import { expect, test } from '@boite/e2e/house.ts';
import { expectAllInSight, inSightOnScreens } from '@boite/e2e/in-sight.ts';
import { box } from '../../game.ts';
import { beginWithAnyWord, nextPage, plan } from './player.ts';

/** Lets the person begin. */
const FIRST_TO_PLAY = 3;
/** Its last STOP is shown to whoever comes back. */
const WITH_STOP = 'four-players-one-leaves';
const SQUARES = '[data-square]';
const STOP = '[data-stop]';

test.use({ seed: FIRST_TO_PLAY });

inSightOnScreens({
  box,
  beside: import.meta.url,
  records: ['two-players-all-found', WITH_STOP],
  weight: ({ phase, hands }) => (phase === 'turn' ? (hands[0]?.length ?? 0) : -1),
  first: [
    'a word to hide, the board, the open book: what one decides with is in sight',
    async (page, sees) => {
      await page.getByRole('button', { name: 'Au hasard' }).click();
      await expect(page.getByRole('radio').first()).toBeChecked();
      await sees(['[data-place="hand"] .button', '[data-place="hand"] .field']);
      await page.getByRole('button', { name: 'Cacher ce mot' }).click();
      await expect(plan(page, 'Piocher')).toBeVisible();
      await sees([SQUARES, STOP]);
      await plan(page, 'Consulter').click();
      await page.getByRole('button', { name: /^Lettre M/ }).click();
      await expect(nextPage(page)).toBeVisible();
      await sees(['[aria-label="Page suivante"]', '[aria-label="Page précédente"]', STOP]);
    },
  ],
  full: [
    'with as many cards in hand as may be',
    async (page, sees, name) => {
      if (name === WITH_STOP) await page.getByRole('dialog', { name: 'STOP' }).getByRole('button', { name: 'Continuer' }).click();
      await expect(yourTurn(page)).toBeVisible();
      await sees(['[data-hand] > li', SQUARES, STOP]);
    },
  ],
});

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 664 } });

  test('a word noted in the notebook leaves it to Escape to close it; the menu speaks of no points, where there are none @all', async ({
    page,
  }) => {
    await beginWithAnyWord(page);
    await page.getByRole('button', { name: 'Carnet' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Mots possibles').fill('intense');
    await dialog.getByRole('button', { name: 'Noter', exact: true }).click();
    await expect(dialog.locator('[data-idea="possible"]')).toContainText('intense');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(dialog).toContainText('Arrêter la partie');
    await expect(dialog).not.toContainText(/\bpoints?\b/);
  });

  test('the forty words of a page are read without scrolling @all', async ({ page }) => {
    await beginWithAnyWord(page);
    await plan(page, 'Consulter').click();
    await page.getByRole('button', { name: /^Lettre M/ }).click();
    await expect(page.locator('[aria-label^="Mots de la page"] button')).toHaveCount(40);
    await expectAllInSight(page, ['[aria-label^="Mots de la page"] button'], [{ width: 390, height: 664 }]);
  });
});

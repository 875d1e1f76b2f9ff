// Knows that text twice as large, or a page seen at 400 %, loses nothing: at home, in a lobby, in every game from first to last.

import { shelf } from '@boite/games';
import { yourTurn } from './frame.ts';
import { expect, test } from './house.ts';
import { expectReadableWhenLarge } from './large-text.ts';
import { MOMENTS } from './moments.ts';
import { beginNow, boxOnShelf } from './shelf.ts';

// With this seed the person begins.
test.use({ seed: 3 });

test('the home page and a lobby lose no word when text is twice as large', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expectReadableWhenLarge(page);
  await boxOnShelf(page, 'Dico').getByRole('button', { name: 'Inviter des amis' }).click();
  await expect(page.getByRole('button', { name: 'Commencer la partie' })).toBeVisible();
  // The widest code that may be drawn.
  await page.locator('.code [aria-hidden]').evaluate((code) => code.replaceChildren('W'.repeat(code.textContent.length)));
  await expectReadableWhenLarge(page);
});

for (const box of shelf())
  for (const { moment, open } of MOMENTS)
    test(`${box.game.id}: ${moment} loses no word when text is twice as large @all`, async ({ page }) => {
      await open(page, box);
      await expectReadableWhenLarge(page);
    });

test('the open book of Dico loses no word when text is twice as large @all', async ({ page }) => {
  await beginNow(page, 'Dico');
  await page.getByRole('button', { name: 'Au hasard' }).click();
  await page.getByRole('button', { name: 'Cacher ce mot' }).click();
  await expect(yourTurn(page)).toBeVisible();
  await page.getByRole('button', { name: 'Consulter' }).click();
  await page.getByRole('button', { name: /^Lettre M/ }).click();
  await expectReadableWhenLarge(page);
});

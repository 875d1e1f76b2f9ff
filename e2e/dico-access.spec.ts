// Knows that Dico can be played by everyone: on a phone, in the dark, by keyboard, with a screen reader; and how a word is chosen.

import type { Page } from '@playwright/test';
import { ask, board, ending, friends, inTurn, nextPage, plan, TWO, takeCards } from './dico-player.ts';
import { expectGood, SCREENS } from './good-page.ts';
import { expect, test } from './house.ts';
import { box } from './shelf.ts';

test('a word is chosen by chance or by leafing, with a wording of one’s own that survives a reload', async ({ page }) => {
  await page.goto('/');
  await box(page, 'Dico').getByRole('button', { name: 'Inviter des amis' }).click();
  await page.getByLabel('Définition libre').selectOption({ label: 'Oui' });
  await page.getByRole('button', { name: /Compléter avec des robots/ }).click();
  await page.getByRole('button', { name: 'Commencer la partie' }).click();
  const choice = page.getByRole('region', { name: 'Votre mot à cacher' });
  await choice.getByPlaceholder('Tapez un mot').fill('chat');
  await choice.getByRole('button', { name: 'Choisir' }).click();
  await expect(choice.getByRole('alert')).toContainText('de 6 à 8 lettres');
  await choice.getByRole('button', { name: 'Au hasard' }).click();
  await expect(choice.getByRole('radio').first()).toBeChecked();
  await choice.getByRole('textbox', { name: 'Aller à un début de mot' }).fill('pêche');
  await choice.getByRole('button', { name: 'Aller', exact: true }).click();
  await choice.getByRole('button', { name: /pêcheur/ }).click();
  await choice.getByRole('radio', { name: 'La mienne' }).check();
  await expect(choice.getByRole('button', { name: 'Cacher ce mot' })).toBeDisabled();
  const wording = choice.getByLabel('Votre définition');
  await wording.fill('Un pêcheur qui rentre parfois bredouille.');
  await page.reload();
  await expect(wording).toHaveValue('Un pêcheur qui rentre parfois bredouille.');
  await choice.getByRole('button', { name: 'Cacher ce mot' }).click();
  await expect(board(page)).toBeVisible();
});

test('while a question is prepared a slip of the finger turns no card; with six cards nothing but a question is left', async ({
  browser,
  house,
}) => {
  const people = await friends(browser, house, { hiders: TWO });
  /** They take cards until one of them may do something, or may not. */
  const untilTurn = async (isIt: (page: Page) => Promise<boolean>) => {
    for (let { page } = await inTurn(people); ; { page } = await inTurn(people)) {
      if (await isIt(page)) return page;
      await takeCards(page);
    }
  };
  const active = (page: Page) => board(page).locator('[aria-disabled="false"]');
  const pensive = await untilTurn((page) => plan(page, 'Questionner').isEnabled());
  await plan(pensive, 'Questionner').click();
  await expect(active(pensive)).toHaveCount(0);
  await board(pensive).locator('[data-square]').first().focus();
  await pensive.keyboard.press('Escape');
  await expect(plan(pensive, 'Questionner')).toBeVisible();

  const full = await untilTurn((page) => plan(page, 'Piocher').isDisabled());
  await expect(full.getByText(/^Vous avez [67] cartes/)).toBeVisible();
  await expect(active(full)).toHaveCount(0);
  await expect(plan(full, 'Consulter')).toBeDisabled();
  await expect(full.getByRole('button', { name: 'STOP', exact: true })).toBeEnabled();
  expect(await ask(full, null)).not.toBeNull();
});

for (const { name, viewport, colorScheme } of SCREENS) {
  test.describe(name, () => {
    test.use({ viewport, colorScheme });

    test('a card is turned by keyboard; every moment passes axe and fits the screen', async ({ page }) => {
      await page.goto('/');
      await box(page, 'Dico')
        .getByRole('button', { name: /Jouer tout de suite/ })
        .click();
      await page.getByRole('button', { name: 'Au hasard' }).click();
      await expectGood(page);
      await page.getByRole('button', { name: 'Cacher ce mot' }).click();
      await expect(plan(page, 'Piocher')).toBeVisible({ timeout: 60_000 });
      await expectGood(page);
      await page.getByRole('button', { name: 'STOP', exact: true }).click();
      await expectGood(page);
      await page.keyboard.press('Escape');
      await plan(page, 'Consulter').click();
      await expectGood(page);
      await page.getByRole('button', { name: /^Lettre M/ }).click();
      await expect(nextPage(page)).toBeVisible();
      await page
        .getByRole('list', { name: /^Mots de la page/ })
        .getByRole('button')
        .first()
        .click();
      await expectGood(page);
      await page.getByRole('button', { name: 'Refermer et finir le tour' }).click();
      await expect(plan(page, 'Piocher').or(ending(page)).first()).toBeVisible({ timeout: 60_000 });
      await plan(page, 'Piocher').focus();
      for (const key of ['Enter', 'ArrowDown', 'ArrowRight', 'ArrowLeft', 'ArrowRight']) await page.keyboard.press(key);
      const square = page.locator('[data-square="7"]');
      await expect(square).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(square).not.toHaveAccessibleName(/face cachée/);
      await expectGood(page);
    });
  });
}

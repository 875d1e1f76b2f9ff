// Knows that Dico can be played by everyone: on a phone, in the dark, by keyboard, with a screen reader; and how a word is chosen.

import { ending } from '@boite/e2e/frame.ts';
import { newPerson, openTable, sit } from '@boite/e2e/friends.ts';
import { expectGood, SCREENS } from '@boite/e2e/good-page.ts';
import { expect, test } from '@boite/e2e/house.ts';
import { beginNow } from '@boite/e2e/shelf.ts';
import type { Page } from '@playwright/test';
import { ask, board, chooseTyped, friends, hide, inTurn, nextPage, plan, TWO, takeCards } from './player.ts';

/** Deals pairs to both, and soon six cards to one. */
const SIX_CARDS = 187;
/** Lets the person begin in a first game on a device and in a second one. */
const FIRST_TO_PLAY = 3;

test('a word is chosen by chance or by leafing, while others hide theirs, with a wording of one’s own that survives a reload', async ({
  browser,
  house,
}) => {
  const [host, zoe] = [await newPerson(browser, house.url), await newPerson(browser, house.url)];
  const { page } = host;
  await sit(zoe, await openTable(host, 'Dico', { 'Définition libre': 'Oui' }), 'Zoé');
  await page.getByRole('button', { name: 'Commencer la partie' }).click();
  const choice = page.getByRole('region', { name: 'Votre mot à cacher' });
  await choice.getByPlaceholder('Tapez un mot').fill('chat');
  await chooseTyped(page).click();
  await expect(choice.getByRole('alert')).toContainText('de 6 à 8 lettres');
  await expect(choice.getByRole('alert').getByRole('button', { name: 'Règle 2.1' })).toBeVisible();
  await choice.getByRole('button', { name: 'Au hasard' }).click();
  await expect(choice.getByRole('radio').first()).toBeChecked();
  await choice.getByRole('textbox', { name: 'Aller à un début de mot' }).fill('pêche');
  await choice.getByRole('button', { name: 'Aller', exact: true }).click();
  // The book stays open where one reads.
  await hide(zoe.page, 'intense');
  await expect(page.getByRole('list', { name: 'Joueurs' })).toContainText('mot caché');
  await choice.getByRole('button', { name: /(^|, )pêcheur(,|$)/ }).click();
  await choice.getByRole('radio', { name: 'La mienne' }).check();
  await expect(choice.getByRole('button', { name: 'Cacher ce mot' })).toBeDisabled();
  const wording = choice.getByLabel('Votre définition');
  await wording.fill('Un pêcheur qui rentre parfois bredouille.');
  await page.reload();
  await expect(wording).toHaveValue('Un pêcheur qui rentre parfois bredouille.');
  await choice.getByRole('button', { name: 'Cacher ce mot' }).click();
  await expect(board(page)).toBeVisible();
});

test('while a question is prepared a slip of the finger turns no card; with six cards nothing but a question is left @all', async ({
  browser,
  house,
}) => {
  await house.dealFrom(SIX_CARDS);
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
  await expect(pensive.getByRole('region', { name: 'Votre question' })).toBeVisible();
  await expect(board(pensive)).toHaveCount(0);
  await pensive.keyboard.press('Escape');
  await expect(plan(pensive, 'Questionner')).toBeVisible();

  const full = await untilTurn((page) => plan(page, 'Piocher').isDisabled());
  await expect(full.getByText(/^Vous avez [67] cartes/)).toBeVisible();
  await expect(active(full)).toHaveCount(0);
  await expect(plan(full, 'Consulter')).toBeDisabled();
  await expect(full.getByRole('button', { name: 'STOP', exact: true })).toBeEnabled();
  expect(await ask(full, null)).not.toBeNull();
});

/** Hides any word against a bot; the seed lets the person begin, so that nothing depends on what the bot does. */
async function beginAgainstBot(page: Page, look: () => Promise<void> = async () => {}): Promise<void> {
  await beginNow(page, 'Dico');
  await page.getByRole('button', { name: 'Au hasard' }).click();
  await look();
  await page.getByRole('button', { name: 'Cacher ce mot' }).click();
  await expect(plan(page, 'Piocher')).toBeVisible();
}

for (const { name, viewport, colorScheme } of SCREENS) {
  test.describe(name, () => {
    test.use({ viewport, colorScheme, seed: FIRST_TO_PLAY });

    test('a card is turned by keyboard; every moment passes axe and fits the screen', async ({ page }) => {
      await beginAgainstBot(page, () => expectGood(page));
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
      await expect(plan(page, 'Piocher').or(ending(page)).first()).toBeVisible();

      // In another game: the bot may have ended this one.
      await beginAgainstBot(page);
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

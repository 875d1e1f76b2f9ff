// Knows that a person who opens the page finishes a game against a bot, plays another and watches the first again.

import { expect, test } from './house.ts';
import { awaitTurn, ending, holderOf, takeTurn } from './player.ts';
import { box } from './shelf.ts';

test('a whole game against a bot, from the shelf to the ranking, the replay and another round', async ({ page }) => {
  test.setTimeout(300_000);
  await page.goto('/');
  await box(page, 'Rondo')
    .getByRole('button', { name: /Jouer tout de suite/ })
    .click();

  let words = 0;
  while ((await awaitTurn(page)) === 'turn') {
    const { word } = await takeTurn(page);
    if (word !== null) words += 1;
    await expect(page.getByRole('status').filter({ hasText: 'À vous' })).toBeHidden();
  }
  expect(words).toBeGreaterThan(5);
  await expect(ending(page).getByRole('listitem')).toHaveCount(2);

  await page.getByRole('link', { name: 'Revoir la partie' }).click();
  await page.getByRole('button', { name: 'Au début' }).click();
  expect(await holderOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'À la fin' }).click();
  expect((await holderOf(page)).length).toBeGreaterThan(2);
  await page.getByRole('button', { name: 'Étape précédente' }).click();

  await page.goBack();
  await page.getByRole('button', { name: 'Encore une partie' }).click();
  await expect(ending(page)).toBeHidden();
  expect(await awaitTurn(page)).toBe('turn');
});

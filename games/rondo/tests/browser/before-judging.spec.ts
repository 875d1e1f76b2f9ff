// Knows what is in sight in Rondo before a word is judged: the whole hand, a word that the table may contest as what it is, and one that
// is prepared while another plays.

import { playButton, yourTurn } from '@boite/e2e/frame.ts';
import { inTurn, newPerson, openTable, sit } from '@boite/e2e/friends.ts';
import { expect, test } from '@boite/e2e/house.ts';
import type { Page } from '@playwright/test';
import { firstWord, handOf, layByTapping, twoFriends } from './player.ts';

const holes = (page: Page) => page.locator('[data-hand] li.empty');

test('cards shown at the opening are not missing from the hand, and a word that nobody has judged does not look approved @all', async ({
  browser,
  house,
}) => {
  const people = [await newPerson(browser, house.url), await newPerson(browser, house.url)] as const;
  const [ada, zoe] = people;
  const agreed = { Sablier: 'Sans sablier', 'Qui juge ?': 'La table, qui peut contester' };
  await sit(zoe, await openTable(ada, 'Rondo', agreed), 'Zoé');
  await ada.page.getByRole('button', { name: 'Commencer la partie' }).click();
  for (const { page } of people) {
    await layByTapping(page, (await firstWord(page)).play);
    await page.getByRole('button', { name: 'Montrer ce mot' }).click();
  }
  for (const { page } of people) await expect(page.getByRole('button', { name: 'Montrer ce mot' })).toHaveCount(0);
  const [player, other] = await inTurn(people);
  for (const { page } of people) await expect(holes(page)).toHaveCount(0);

  const letters = (await handOf(player.page)).filter((card) => card.length === 1).toSorted();
  for (const letter of letters.slice(-3)) await player.page.keyboard.press(letter);
  const strip = player.page.locator('[data-place="message"] .strip');
  await expect(strip).toHaveClass(/ready/);
  await expect(strip).not.toHaveClass(/word/);
  await playButton(player.page).click();
  const contest = other.page.getByRole('button', { name: 'Contester' });
  await expect(contest).toBeVisible();
  // While it waits, it is the author alone who has laid cards.
  await expect(holes(other.page)).toHaveCount(0);
  await expect(holes(player.page)).toHaveCount(3);
  await contest.click();
  await expect(player.page.getByText(/n’est pas admis/).first()).toBeVisible();
  await expect(other.page.getByText(/n’est pas admis/).first()).toBeVisible();
});

test('a word is prepared while another plays, and judged as it will be @all', async ({ browser, house }) => {
  const [player, other] = await inTurn(await twoFriends(browser, house.url));
  const { play, points } = await firstWord(other.page);
  await layByTapping(other.page, play);
  await expect(other.page.locator('[data-place="message"] .strip')).toHaveClass(/word/);
  await expect(playButton(other.page)).toHaveText(new RegExp(`\\b${points}\\spoint`));
  await expect(playButton(other.page)).toBeDisabled();
  await expect(yourTurn(player.page)).toBeVisible();
});

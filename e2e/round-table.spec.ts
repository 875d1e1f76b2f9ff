// Knows what a table of six tells on any screen: no two names alike, who is absent, whose turn it is; and that Back closes a dialog first.

import { asked, type Companion, disperse, gathered, leave } from './company.ts';
import { expect, test } from './house.ts';
import { ALL_SIZES, expectAllInSight } from './in-sight.ts';

test('six at a table: names differ, the two who are absent are marked on every screen, Back closes a dialog', async ({
  browser,
  house,
}) => {
  const company = await gathered(browser, house, 'rondo', { count: 3, seats: 6 });
  const [ada, bruno, cleo] = company.people as readonly [Companion, Companion, Companion];
  const answers = await asked(company, bruno, [
    { type: 'sit', seat: 3, name: 'ada' },
    { type: 'sit', seat: 3, name: 'Denis' },
    { type: 'sit', seat: 5, name: 'Farid' },
  ]);
  expect(answers).toEqual(['name-taken', 'done', 'done']);
  await asked(company, cleo, [{ type: 'sit', seat: 4, name: 'Emma' }]);
  await asked(company, ada, [{ type: 'start' }]);
  const players = ada.page.getByRole('list', { name: 'Joueurs' });
  await expect(players.getByRole('listitem')).toHaveCount(6);
  const names = await players.locator('.name').allInnerTexts();
  expect(new Set(names.map((name) => name.trim())).size).toBe(6);
  await expect(ada.page).toHaveTitle(/^(À vous.!|Au tour de \S+) · Rondo · Boîte à mots$/);

  await leave(cleo);
  await expect(players.getByText('absent')).toHaveCount(2);
  await expectAllInSight(ada.page, ['[aria-label="Joueurs"] > li', '[aria-label="Joueurs"] .away'], ALL_SIZES);

  const address = ada.page.url();
  await ada.page.getByRole('button', { name: 'Menu' }).click();
  await expect(ada.page.getByRole('dialog')).toBeVisible();
  await ada.page.goBack();
  await expect(ada.page.getByRole('dialog')).toHaveCount(0);
  expect(ada.page.url()).toBe(address);
  await expect(players).toBeVisible();
  await disperse(company);
});

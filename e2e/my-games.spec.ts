// Knows how one finds one's games again, hides and deletes them, carries them to another device, and puts them online.

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { newPerson, twoHere } from './friends.ts';
import { expect, test } from './house.ts';
import { beginNow, openOnDevice } from './shelf.ts';

const GAMES = ['Rondo', 'Rummikub des mots', 'Dico', 'Rondo'];

const found = (page: Page) => page.getByRole('list', { name: 'Parties trouvées' }).getByRole('listitem');
const tidy = (page: Page) => page.getByRole('button', { name: /^(Voir les \d+ parties|Ranger mes parties)$/ }).click();

test('one’s games are searched, hidden, deleted, and carried to another device in a file', async ({ page, browser, house }) => {
  for (const game of GAMES) {
    await openOnDevice(page, game);
    await page.waitForURL(/\/ici\//);
  }
  await page.goto('/');
  await tidy(page);
  await expect(found(page)).toHaveCount(GAMES.length);
  await page.getByLabel('Chercher une partie').fill('rondo');
  await expect(found(page)).toHaveCount(2);
  await page
    .getByRole('button', { name: /^Cacher/ })
    .first()
    .click();
  await expect(found(page)).toHaveCount(1);
  await page.getByRole('button', { name: /^Supprimer/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(found(page)).toHaveCount(0);
  await page.getByLabel('Quelles parties').selectOption('Cachées');
  await expect(found(page)).toHaveCount(1);
  await page.getByLabel('Quelles parties').selectOption('Toutes');
  await page.getByLabel('Chercher une partie').fill('');
  await expect(found(page)).toHaveCount(2);

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exporter les parties de cet appareil' }).click();
  const file = await readFile(await (await saving).path());
  const other = (await newPerson(browser, house.url)).page;
  await other.goto('/');
  const carry = (name: string, buffer: Buffer) =>
    other.getByLabel('Importer des parties').setInputFiles({ name, mimeType: 'application/json', buffer });
  await carry('other.json', Buffer.from('{"format":"boite-a-mots/1"}'));
  await expect(other.getByText('Ce fichier ne contient pas de parties de Boîte à mots.')).toBeVisible();
  await carry('mes-parties.json', file);
  await expect(other.getByText(/^3\s+parties de plus sur cet appareil/)).toBeVisible();
  await tidy(other);
  await expect(found(other)).toHaveCount(3);
});

test('a game begun on a device is put online, from its menu or from the list, and goes on there', async ({
  page,
  browser,
  house,
}) => {
  const toPutOnline = page.getByRole('button', { name: /^Mettre en ligne/ });
  const knowing = page.getByRole('dialog', { name: 'Mettre cette partie en ligne ?' });
  const putOnline = async () => {
    await expect(knowing).toContainText('connaît tout ce qui est caché');
    await knowing.getByRole('button', { name: 'Mettre en ligne' }).click();
    await page.waitForURL(/\/t\/\w{22}/);
  };

  await twoHere(page, 'Rondo');
  const here = new URL(page.url()).pathname;
  await page.getByRole('button', { name: /^C’est moi/ }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await toPutOnline.click();
  await putOnline();
  const warned = 'Cette partie a été commencée sur un seul appareil';
  const friend = (await newPerson(browser, house.url)).page;
  await friend.goto(page.url());
  await expect(friend.getByText(warned).first()).toBeVisible();
  await expect(friend.getByRole('list', { name: 'Joueurs' })).toContainText('Zoé');
  const there = page.url();
  await page.goto(here);
  await page.waitForURL(there);

  await beginNow(page, 'Rondo');
  await page.waitForURL(/\/ici\//);
  await page.goto('/');
  await tidy(page);
  await expect(found(page)).toHaveCount(2);
  await expect(toPutOnline).toHaveCount(1);
  await toPutOnline.click();
  await putOnline();
  await page.goto('/');
  await tidy(page);
  await expect(found(page)).toHaveCount(2);
  await expect(toPutOnline).toHaveCount(0);
});

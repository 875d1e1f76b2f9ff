// Knows that a first page which meets a newer server says what it cannot open any more, and that loading it again helps.

import { newPerson } from './friends.ts';
import { expect, test } from './house.ts';
import { comesBackNewer, fileGone, NEXT_VERSION, reloadButton, versionOf } from './next-build.ts';
import { boxOnShelf } from './shelf.ts';

test('a file that went with its version is told from the first page on, and loading it again helps', async ({
  browser,
  ownHouse,
}) => {
  const { page } = await newPerson(browser, ownHouse.url);
  await page.goto('/');
  await expect(boxOnShelf(page, 'Rondo')).toBeVisible();
  await comesBackNewer(ownHouse);
  await boxOnShelf(page, 'Rondo').getByRole('link', { name: 'les règles' }).click();
  await expect(fileGone(page)).toBeVisible();
  await reloadButton(page).click();
  await expect.poll(() => versionOf(page)).toBe(NEXT_VERSION);
  await expect(fileGone(page)).toBeHidden();
});

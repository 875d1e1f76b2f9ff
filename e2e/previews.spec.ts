// What a messenger shows of a link before anyone opens it: words in the page as it comes, and a picture that a browser can draw.

import type { Page } from '@playwright/test';
import { expect, test } from './house.ts';
import { boxOnShelf } from './shelf.ts';

const PREVIEW_SIZE = { width: 1200, height: 630 };

/** Of the page as the server sends it, before anything runs. */
async function tagSent(page: Page, address: string, property: string): Promise<string> {
  const html = await (await page.request.get(address)).text();
  return new RegExp(`<meta property="og:${property}" content="([^"]*)">`).exec(html)?.[1] ?? '';
}

test('the link of a table is seen as words and a drawn picture before it is opened, without a name', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Votre prénom').fill('Zoé');
  await boxOnShelf(page, 'Dico').getByRole('button', { name: 'Inviter des amis' }).click();
  await page.waitForURL(/\/t\/\w{22}/);
  const address = page.url();
  expect(await tagSent(page, address, 'title')).toMatch(/^Dico\s: une table vous attend$/);
  expect(await tagSent(page, address, 'description')).not.toMatch(/Zoé|^$/);
  await page.goto(await tagSent(page, address, 'image'));
  const drawn = page.locator('img');
  await expect(drawn).toHaveJSProperty('naturalWidth', PREVIEW_SIZE.width);
  await expect(drawn).toHaveJSProperty('naturalHeight', PREVIEW_SIZE.height);
});

// Knows what works over https behind a reverse proxy, and what a page says and offers over plain http.

import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser } from './browser.ts';
import { FrontDoor } from './front-door.ts';
import { expect, test } from './house.ts';
import { boxOnShelf } from './shelf.ts';

/** A browser that is told something more. */
async function browserWith(argument: string): Promise<Browser> {
  const { executablePath, args, env } = await findBrowser();
  return chromium.launch({
    executablePath,
    args: [...args, argument],
    env: { ...(process.env as Record<string, string>), ...env },
  });
}

async function tableOpened(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await boxOnShelf(page, 'Rondo').getByRole('button', { name: 'Inviter des amis' }).click();
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible();
}

/** In a game for one person and a bot. */
async function gameBegun(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Compléter avec des robots' }).click();
  await page.getByRole('button', { name: 'Commencer la partie' }).click();
  // The menu of the lobby goes with it.
  await expect(page.getByRole('list', { name: 'Joueurs' })).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
}

/** What the page says where nothing but the browser itself may stand in the way of notices. */
async function noticesTold(page: Page): Promise<RegExp> {
  const isRefused = (await page.evaluate('Notification.permission')) === 'denied';
  return isRefused ? /^Les notifications de ce site sont refusées/ : /^Me prévenir quand c’est à moi/;
}

test('over plain http the page says what is missing, offers none of it, and copies links all the same', async ({ house }) => {
  const browser = await browserWith('--host-resolver-rules=MAP boite.test 127.0.0.1');
  const page = await browser.newPage({ locale: 'fr-FR', reducedMotion: 'reduce' });
  await tableOpened(page, house.url.replace('127.0.0.1', 'boite.test'));
  expect(await page.evaluate('isSecureContext')).toBe(false);
  await page.getByRole('button', { name: 'Copier le lien' }).click();
  await expect(page.getByText('Le lien est copié.')).toBeVisible();
  await gameBegun(page);
  await expect(page.getByRole('dialog').getByText(/venue par http, sans chiffrement/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Me prévenir' })).toHaveCount(0);
  await browser.close();
});

test('behind caddy page, socket, cookie, service worker and notices work over https @proxy', async () => {
  const door = new FrontDoor();
  await door.open();
  const browser = await browserWith(door.trust);
  const context = await browser.newContext({ locale: 'fr-FR', reducedMotion: 'reduce', serviceWorkers: 'allow' });
  const page = await context.newPage();
  await tableOpened(page, door.url);
  expect(await page.evaluate('isSecureContext')).toBe(true);
  await expect(page.locator('[data-link="open"]')).toBeAttached();
  expect(await context.cookies()).toMatchObject([{ name: 'boite_device', secure: true, httpOnly: true, sameSite: 'Lax' }]);
  expect(await page.evaluate('navigator.serviceWorker.ready.then(({ scope }) => scope)')).toBe(`${door.url}/`);
  expect(await page.evaluate("fetch('/api/push-key').then((answer) => answer.json())")).toMatchObject({
    key: expect.stringMatching(/^B[\w-]{86}$/),
  });
  await gameBegun(page);
  // Some browsers without a window refuse notices by themselves, others ask.
  await expect(page.getByRole('dialog').getByText(await noticesTold(page))).toBeVisible();
  await browser.close();
  await door.close();
});

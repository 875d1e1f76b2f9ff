// Knows how friends meet at a table by its link, each in a browser of their own.

import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { box } from './shelf.ts';

/** What a page heard over its socket. */
export interface Listener {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly heard: readonly string[];
}

export async function newPerson(browser: Browser, baseURL: string, device: BrowserContextOptions = {}): Promise<Listener> {
  const context = await browser.newContext({ baseURL, locale: 'fr-FR', reducedMotion: 'reduce', ...device });
  const page = await context.newPage();
  const heard: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  return { page, context, heard };
}

/** Opens a table for two; the address to send. */
export async function openTable({ page }: Listener, game: string): Promise<string> {
  await page.goto('/');
  await box(page, game).getByRole('button', { name: 'Inviter des amis' }).click();
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible();
  return page.url();
}

export async function sit({ page }: Listener, address: string, name: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Votre prénom').fill(name);
  await page.getByRole('button', { name: 'Je joue' }).click();
  await expect(page.getByText('sur cet appareil', { exact: true })).toBeVisible();
}

/** Two people at a game of Rondo that has begun, each before their own screen. */
export async function twoFriends(browser: Browser, baseURL: string): Promise<readonly [Listener, Listener]> {
  const [ada, zoe] = [await newPerson(browser, baseURL), await newPerson(browser, baseURL)];
  await sit(zoe, await openTable(ada, 'Rondo'), 'Zoé');
  await ada.page.getByRole('button', { name: 'Commencer la partie' }).click();
  for (const { page } of [ada, zoe]) await page.getByRole('button', { name: 'Je n’en montre pas' }).click();
  return [ada, zoe];
}

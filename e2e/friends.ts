// Knows how friends meet at a table by its link, each in a browser of their own.

import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { yourTurn } from './frame.ts';
import { makeRepeatable } from './luck.ts';
import { boxOnShelf, openOnDevice } from './shelf.ts';

/** What a page heard over its socket. */
export interface Listener {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly heard: readonly string[];
}

/** What a table agrees on, as its form calls it. */
export type Agreed = Readonly<Record<string, string>>;

export async function newPerson(browser: Browser, baseURL: string, device: BrowserContextOptions = {}): Promise<Listener> {
  const context = await browser.newContext({
    baseURL,
    locale: 'fr-FR',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...device,
  });
  await makeRepeatable(context, 1);
  const page = await context.newPage();
  const heard: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  return { page, context, heard };
}

/** Opens a table for two; the address to send. */
export async function openTable({ page }: Listener, game: string, agreed: Agreed = {}): Promise<string> {
  await page.goto('/');
  await boxOnShelf(page, game).getByRole('button', { name: 'Inviter des amis' }).click();
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible();
  await agree(page, agreed);
  return page.url();
}

export async function agree(page: Page, agreed: Agreed): Promise<void> {
  for (const [label, choice] of Object.entries(agreed))
    await page.getByLabel(label, { exact: true }).selectOption({ label: choice });
}

/** Two people on one device, at a game without an hourglass that has begun. */
export async function twoHere(page: Page, game: string): Promise<void> {
  await openOnDevice(page, game);
  await agree(page, { Sablier: 'Sans sablier' });
  await page.getByLabel('Qui s’assied ici ?').fill('Zoé');
  await page.getByRole('button', { name: 'S’asseoir' }).click();
  await page.getByRole('button', { name: 'Commencer la partie' }).click();
}

export async function sit({ page }: Listener, address: string, name: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Votre prénom').fill(name);
  await page.getByRole('button', { name: 'Je joue' }).click();
  await expect(page.getByText('sur cet appareil', { exact: true })).toBeVisible();
}

/**
 * The one of two whose turn it is, and the other. To be asked only when the page of whoever played last knows that it was done: it
 * says so until then.
 */
export async function inTurn(people: readonly [Listener, Listener]): Promise<readonly [Listener, Listener]> {
  const [ada, zoe] = people;
  await expect.poll(async () => (await yourTurn(ada.page).isVisible()) !== (await yourTurn(zoe.page).isVisible())).toBe(true);
  return (await yourTurn(ada.page).isVisible()) ? [ada, zoe] : [zoe, ada];
}

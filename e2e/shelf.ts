// How a person takes a game from the shelf.

import type { Locator, Page } from '@playwright/test';

/** The box of a game on the home page. */
export function boxOnShelf(page: Page, game: string): Locator {
  return page.getByRole('article', { name: game, exact: true });
}

/** The button that begins a game against a bot in one tap. */
export function quickStart(page: Page, game: string): Locator {
  return boxOnShelf(page, game).getByRole('button', { name: /Jouer tout de suite/ });
}

/** A table on this device, without a server. */
export async function openOnDevice(page: Page, game: string): Promise<void> {
  await page.goto('/');
  await boxOnShelf(page, game).getByRole('button', { name: 'Sur cet appareil' }).click();
}

export async function beginNow(page: Page, game: string): Promise<void> {
  await page.goto('/');
  await quickStart(page, game).click();
}

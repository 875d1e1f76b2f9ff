// What the frame of every game shows: whose turn it is, the rarer moves, and the ranking at the end.

import type { Locator, Page } from '@playwright/test';

export function yourTurn(page: Page): Locator {
  return page.getByRole('status').filter({ hasText: 'À vous' });
}

export function ending(page: Page): Locator {
  return page.getByRole('list', { name: 'Classement' });
}

/** A move that lives behind « … ». */
export async function otherMove(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Autres coups' }).click();
  await page.getByRole('button', { name }).click();
}

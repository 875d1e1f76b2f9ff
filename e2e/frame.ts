// What the frame of every game shows: whose turn it is, the rarer moves, what happened, and the ranking at the end.

import { expect, type Locator, type Page } from '@playwright/test';

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

/** On a wide screen; a line more with each thing that is done. */
export function log(page: Page): Locator {
  return page.getByRole('region', { name: 'Ce qui s’est passé' }).getByRole('listitem');
}

/** Waits for one's turn or the end of the game. */
export async function awaitTurn(page: Page): Promise<'turn' | 'over'> {
  await expect(yourTurn(page).or(ending(page)).first()).toBeVisible();
  return (await ending(page).isVisible()) ? 'over' : 'turn';
}

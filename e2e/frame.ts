// What the frame of every game shows: whose turn it is, the rarer moves, what happened, and the ranking at the end.

import { expect, type Locator, type Page } from '@playwright/test';
import { pressIfThere } from './press.ts';

export function yourTurn(page: Page): Locator {
  return page.getByRole('status').filter({ hasText: 'À vous' });
}

export function ending(page: Page): Locator {
  return page.getByRole('list', { name: 'Classement' });
}

/** The button that plays what is laid. */
export function playButton(page: Page): Locator {
  return page.getByRole('button', { name: /^Jouer/ });
}

/** What these things are called aloud, now. */
export function labelsOf(things: Locator): Promise<string[]> {
  return things.evaluateAll((found) => found.map((thing) => thing.getAttribute('aria-label') ?? ''));
}

/** A move that lives behind « … ». */
export async function otherMove(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Autres coups' }).click();
  await page.getByRole('button', { name }).click();
  await meantAtOnce(page);
}

/** Someone who is sure does not wait for the moment in which a deed may be called off, where there is one. */
export async function meantAtOnce(page: Page): Promise<void> {
  await pressIfThere(page.getByRole('button', { name: 'Tout de suite' }));
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

// Knows how a person plays Rummikub des mots on the screen: reads the table and the rack, takes tiles, puts them down, plays.

import type { LaidWord, Tile } from '@boite/games/rummikub/types.ts';
import { expect, type Locator, type Page } from '@playwright/test';

export const table = (page: Page) => page.getByRole('list', { name: /^La table/ });
export const rack = (page: Page) => page.getByRole('list', { name: 'Votre chevalet' });
export const newWord = (page: Page) => page.getByRole('button', { name: 'Nouveau mot' });
export const playButton = (page: Page) => page.getByRole('button', { name: /^Jouer/ });

/** A word on the table, by its letters. */
export const word = (page: Page, spelling: string): Locator =>
  table(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `À la fin de ${spelling}`, exact: true }) });

/** The tile at that place of a word, from 0. */
export const tileIn = (page: Page, spelling: string, at: number) => word(page, spelling).locator('[data-tile]').nth(at);

/** A free tile of the rack. */
export const ownTile = (page: Page, tile: Tile) => rack(page).getByRole('button', { name: tile, exact: true }).first();

/** The tiles that are on the rack and not on the table. */
export async function rackOf(page: Page): Promise<readonly Tile[]> {
  return (await labelsOf(rack(page).getByRole('button'))).map((label) => label.replace(/,.*/, '') as Tile);
}

/** The words of the table, as an action says them. */
export async function wordsOf(page: Page): Promise<readonly LaidWord[]> {
  const words = await table(page).locator('[data-group]').all();
  return Promise.all(words.map(async (group) => (await labelsOf(group.locator('[data-tile]'))).map(signIn).join('')));
}

/** Those that differ from the table when the turn began: their spoken verdicts. */
export function verdictOf(page: Page, spelling: string): Promise<string | null> {
  return word(page, spelling).getAttribute('aria-label');
}

async function labelsOf(elements: Locator): Promise<string[]> {
  return elements.evaluateAll((found) => found.map((element) => element.getAttribute('aria-label') ?? ''));
}

function signIn(label: string): string {
  const joker = /^joker pour ([A-Z])/.exec(label);
  return joker ? (joker[1] as string).toLowerCase() : label.slice(0, 1);
}

/** Types a new word with tiles of the rack; nothing else must wait for letters. */
export async function typeWord(page: Page, tiles: readonly Tile[]): Promise<void> {
  await newWord(page).focus();
  for (const tile of tiles) {
    await page.keyboard.press(tile === 'joker' ? '*' : tile);
    if (tile === 'joker') await page.getByRole('button', { name: 'Lettre E', exact: true }).click();
  }
}

export async function play(page: Page): Promise<void> {
  await expect(playButton(page)).toHaveText(/point/);
  await playButton(page).click();
}

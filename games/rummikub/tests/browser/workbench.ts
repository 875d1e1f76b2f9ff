// Knows how a person plays Rummikub des mots on the screen: reads the table and the rack, takes tiles, puts them down, plays.

import { labelsOf, otherMove, playButton } from '@boite/e2e/frame.ts';
import type { PlayingHand } from '@boite/e2e/hands.ts';
import { pressIfThere } from '@boite/e2e/press.ts';
import { type Letter, wordsFromRack } from '@boite/language';
import { loadLibrary } from '@boite/language/node';
import { expect, type Locator, type Page } from '@playwright/test';
import type { LaidWord, Tile } from '../../types.ts';

const { lexicon } = loadLibrary();

export const rack = (page: Page) => page.getByRole('list', { name: 'Votre chevalet' });
export const newWord = (page: Page) => page.getByRole('button', { name: 'Nouveau mot' });
export const restore = (page: Page) => page.getByRole('button', { name: 'Tout remettre' });
const tableShown = (page: Page) => page.getByRole('list', { name: /^La table/ });
/** What the table says to the one whose turn it is, and not to those who are asked about a play. */
export const toPlay = (page: Page) => page.getByRole('status').filter({ hasText: 'À vous ! Posez' });
const agreement = (page: Page) => page.getByRole('button', { name: 'D’accord' });
/** Where the last tile of a word is followed by another. */
export const endOfWord = (page: Page, spelling: string) =>
  page.getByRole('button', { name: `À la fin de ${spelling}`, exact: true });

/** The tile at that place of a word, from 0. */
export function tileIn(page: Page, spelling: string, at: number): Locator {
  const word = tableShown(page)
    .getByRole('listitem')
    .filter({ has: endOfWord(page, spelling) });
  return word.locator('[data-tile]').nth(at);
}

/** A joker that lies on the table for a letter. */
export function jokerFor(page: Page, letter: Letter): Locator {
  return tableShown(page).getByRole('button', { name: new RegExp(`^joker pour ${letter},`) });
}

/** A tile that is on the rack. */
export function ownTile(page: Page, tile: Tile): Locator {
  return rack(page).getByRole('button', { name: tile, exact: true }).first();
}

/** The tiles that are on the rack and not on the table. */
export async function rackOf(page: Page): Promise<readonly Tile[]> {
  return (await labelsOf(rack(page).getByRole('button'))).map((label) => label.replace(/,.*/, '') as Tile);
}

/** The words of the table, as an action says them. */
export async function wordsOf(page: Page): Promise<readonly LaidWord[]> {
  const words = await tableShown(page)
    .locator('[data-group]')
    .evaluateAll((groups) =>
      groups.map((group) => [...group.querySelectorAll('[data-tile]')].map((tile) => tile.getAttribute('aria-label') ?? '')),
    );
  return words.map((labels) => labels.map(signIn).join(''));
}

function signIn(label: string): string {
  const joker = /^joker pour ([A-Z])/.exec(label);
  return joker ? (joker[1] as string).toLowerCase() : label.slice(0, 1);
}

/** Types a new word with tiles of the rack, a joker for E. */
export async function typeWord(page: Page, tiles: readonly Tile[]): Promise<void> {
  await newWord(page).focus();
  await type(page, tiles, 'E');
}

/** Types tiles of the rack where the cursor is. */
export async function type(page: Page, tiles: readonly Tile[], joker: Letter): Promise<void> {
  for (const tile of tiles) {
    await page.keyboard.press(tile === 'joker' ? '*' : tile);
    if (tile === 'joker') await nameJoker(page, joker);
  }
}

export function nameJoker(page: Page, letter: Letter): Promise<void> {
  return page.getByRole('button', { name: `Lettre ${letter}`, exact: true }).click();
}

/** The longest word of the dictionary that the rack makes without a joker and that is not on the table; null when there is none. */
export async function wordFromRack(page: Page, least: number): Promise<string | null> {
  const letters = (await rackOf(page)).filter((tile) => tile !== 'joker').join('');
  const lying = (await wordsOf(page)).map((word) => word.toUpperCase());
  const words = wordsFromRack(lexicon.graph, letters, { min: least }).filter((word) => !lying.includes(word));
  return words.toSorted((one, other) => other.length - one.length)[0] ?? null;
}

/** A new word of one's own tiles, by whatever hand. */
export async function wordLaidBy(hand: PlayingHand, page: Page, word: string): Promise<void> {
  for (const [at, tile] of ([...word] as Tile[]).entries()) {
    await hand.press(ownTile(page, tile));
    await hand.press(at === 0 ? newWord(page) : endOfWord(page, word.slice(0, at)));
  }
  await hand.press(page.getByRole('button', { name: /^Jouer/ }));
}

/** Offers what is laid to the judgement of the others. */
export async function propose(page: Page): Promise<void> {
  await expect(playButton(page)).toHaveText(/point/);
  await playButton(page).click();
}

/** The same, where nobody takes it back: the turn is over for this player. */
export async function play(page: Page): Promise<void> {
  await propose(page);
  await expect(toPlay(page)).toBeHidden();
}

export async function draw(page: Page): Promise<void> {
  await otherMove(page, /^(Piocher|Passer)$/);
  await expect(toPlay(page)).toBeHidden();
}

/** Whose turn it is to lay words; null once the game is over. Meanwhile everyone agrees with what the others lay. */
export async function inTurn(people: readonly Page[]): Promise<Page | null> {
  let found: Page | null | undefined;
  const look = async () => {
    for (const page of people) {
      if (await page.getByRole('list', { name: 'Classement' }).isVisible()) found = null;
      else if (!(await pressIfThere(agreement(page))) && (await toPlay(page).isVisible())) found = page;
    }
    return found !== undefined;
  };
  await expect.poll(look).toBe(true);
  return found ?? null;
}

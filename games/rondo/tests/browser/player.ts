// Knows how a person plays Rondo on the screen: looks at the cards, thinks of a word, touches cards and compartments.

import { labelsOf, log, meantAtOnce, otherMove, playButton, yourTurn } from '@boite/e2e/frame.ts';
import { type Listener, newPerson, openTable, sit } from '@boite/e2e/friends.ts';
import type { Letter } from '@boite/language';
import { loadLibrary } from '@boite/language/node';
import { type Browser, expect, type Page } from '@playwright/test';
import { playLaid } from '../../bot/laying.ts';
import { allWordPlays } from '../../bot/solver.ts';
import type { Card, Laid, Placement, Play } from '../../types.ts';

const { lexicon } = loadLibrary();
const options = { beginners: false, words: 'all' } as const;

/** The cards laid and not played yet: none is left once the table has taken them. */
export const draftedSlots = (page: Page) => page.locator('[data-slot][aria-label*="pas encore jouée"]');
/** The moment when everyone may show a word for the right to begin. */
const opening = (page: Page) => yourTurn(page).filter({ hasText: 'Montrez un mot' });

/** The cards of the hand that do not lie on the holder. */
export async function handOf(page: Page): Promise<readonly Card[]> {
  const labels = await labelsOf(page.locator('[data-hand] button:not(:disabled)'));
  return labels.map((label) => cardIn(label.replace(/^Carte /, '')));
}

export async function holderOf(page: Page): Promise<readonly Laid[]> {
  return laidCards(await labelsOf(page.locator('[data-slot]')));
}

/** The cards in compartments of these names. */
export function laidCards(slots: readonly string[]): readonly Laid[] {
  return slots.flatMap((label) => {
    const [, face] = /^Case \d+\s:\s(.+)$/u.exec(label) ?? [];
    return face === undefined || face === 'vide' ? [] : [laidIn(face)];
  });
}

export function cardIn(spoken: string): Card {
  const [name] = spoken.split(',');
  return name as Card;
}

function laidIn(spoken: string): Laid {
  const joker = /^joker pour ([A-Z])/.exec(spoken);
  if (joker) return { kind: 'joker', letter: joker[1] as Letter };
  if (spoken.startsWith('gomme')) return { kind: 'gomme' };
  return { kind: 'letter', letter: spoken[0] as Letter };
}

interface Found {
  readonly word: string;
  readonly points: number;
  readonly play: Play;
}

/** The highest-scoring play that a person could find on this screen; null when there is none. */
export async function bestPlay(page: Page): Promise<Found | null> {
  return bestAmong(await holderOf(page), await handOf(page));
}

export function bestAmong(holder: readonly Laid[], hand: readonly Card[]): Found | null {
  const puzzle = { holder, hand, exchanges: 0, options };
  const [best] = allWordPlays(puzzle, lexicon);
  return best ? { word: best.word, points: best.points, play: playLaid(puzzle, best) } : null;
}

/** The same where the seed deals a word. */
export async function firstWord(page: Page): Promise<Found> {
  const best = await bestPlay(page);
  if (best === null) throw new Error('this seed deals no word: take another');
  return best;
}

/** Puts the cards of a play on the holder by touching them, without playing. */
export async function layByTapping(page: Page, { lengthen, placements }: Play): Promise<void> {
  for (const placement of placements) await tap(page, placement, placement.at - (lengthen === 'start' ? 1 : 0));
}

async function tap(page: Page, { card, as }: Placement, slot: number): Promise<void> {
  await page.locator(`[data-hand] button:not(:disabled)[aria-label^="Carte ${card},"]`).first().click();
  await page.locator(`[data-slot="${slot}"]`).click();
  if (as !== null) await page.getByRole('button', { name: `Lettre ${as}`, exact: true }).click();
}

/** One decision of the person whose turn it is: a word, or a pass. The table has taken it when this is over. Gives the word. */
export async function takeTurn(page: Page): Promise<string | null> {
  if (await opening(page).isVisible()) return decline(page);
  const best = await bestPlay(page);
  if (best === null) return pass(page);
  await layByTapping(page, best.play);
  await expect.poll(() => promisedPoints(page)).toBe(best.points);
  await playButton(page).click();
  await expect(draftedSlots(page)).toHaveCount(0);
  return best.word;
}

async function decline(page: Page): Promise<null> {
  await page.getByRole('button', { name: 'Je n’en montre pas' }).click();
  await meantAtOnce(page);
  await expect(opening(page)).toBeHidden();
  return null;
}

async function pass(page: Page): Promise<null> {
  const lines = await log(page).count();
  if (lines === 0) throw new Error('only a wide screen shows that a pass was taken');
  await otherMove(page, 'Passer');
  await expect(log(page)).not.toHaveCount(lines);
  return null;
}

/** What the button says; NaN until the page knows the dictionary. */
async function promisedPoints(page: Page): Promise<number> {
  const [points] = /−?\d+/.exec((await playButton(page).textContent()) ?? '') ?? [];
  return Number(points?.replace('−', '-'));
}

/** Two people at a game of Rondo that has begun, each before their own screen. */
export async function twoFriends(browser: Browser, baseURL: string): Promise<readonly [Listener, Listener]> {
  const [ada, zoe] = [await newPerson(browser, baseURL), await newPerson(browser, baseURL)];
  await sit(zoe, await openTable(ada, 'Rondo', { Sablier: 'Sans sablier' }), 'Zoé');
  await ada.page.getByRole('button', { name: 'Commencer la partie' }).click();
  for (const { page } of [ada, zoe]) {
    await page.getByRole('button', { name: 'Je n’en montre pas' }).click();
    await meantAtOnce(page);
  }
  for (const { page } of [ada, zoe]) await expect(playButton(page)).toBeVisible();
  return [ada, zoe];
}

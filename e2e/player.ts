// Knows how a person plays Rondo on the screen: looks at the cards, thinks of a word, touches cards and compartments.

import { playLaid } from '@boite/games/rondo/bot/laying.ts';
import { allWordPlays } from '@boite/games/rondo/bot/solver.ts';
import type { Card, Laid, Placement, Play } from '@boite/games/rondo/types.ts';
import type { Letter } from '@boite/language';
import { loadLexicon } from '@boite/language/node';
import { expect, type Page } from '@playwright/test';

const lexicon = loadLexicon();
const options = { beginners: false, words: 'all' } as const;

export const yourTurn = (page: Page) => page.getByRole('status').filter({ hasText: 'À vous' });
export const ending = (page: Page) => page.getByRole('list', { name: 'Classement' });
const playButton = (page: Page) => page.getByRole('button', { name: /^Jouer/ });

/** The cards of the hand that do not lie on the holder. */
export async function handOf(page: Page): Promise<readonly Card[]> {
  const labels = await labelsOf(page, '[data-hand] button:not(:disabled)');
  return labels.map((label) => cardIn(label.replace(/^Carte /, '')));
}

export async function holderOf(page: Page): Promise<readonly Laid[]> {
  const labels = await labelsOf(page, '[data-slot]');
  return labels.flatMap((label) => {
    const [, face] = /^Case \d+\s:\s(.+)$/u.exec(label) ?? [];
    return face === undefined || face === 'vide' ? [] : [laidIn(face)];
  });
}

function labelsOf(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((elements) => elements.map((element) => element.getAttribute('aria-label') ?? ''));
}

function cardIn(spoken: string): Card {
  const [name] = spoken.split(',');
  return name as Card;
}

function laidIn(spoken: string): Laid {
  const joker = /^joker pour ([A-Z])/.exec(spoken);
  if (joker) return { kind: 'joker', letter: joker[1] as Letter };
  if (spoken.startsWith('gomme')) return { kind: 'gomme' };
  return { kind: 'letter', letter: spoken[0] as Letter };
}

/** The dearest play that a person could find on this screen; null when there is none. */
export async function bestPlay(page: Page): Promise<{ word: string; points: number; play: Play } | null> {
  const [holder, hand] = [await holderOf(page), await handOf(page)];
  const puzzle = { holder, hand, exchanges: 0, options };
  const [best] = allWordPlays(puzzle, lexicon);
  return best ? { word: best.word, points: best.points, play: playLaid(puzzle, best) } : null;
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

/** One decision of the person in front of the page: a word, or a pass. Returns the points the screen promised. */
export async function takeTurn(page: Page): Promise<{ word: string | null; points: number }> {
  const decline = page.getByRole('button', { name: 'Je n’en montre pas' });
  if (await decline.isVisible()) {
    await decline.click();
    return { word: null, points: 0 };
  }
  const best = await bestPlay(page);
  if (best === null) {
    await page.getByRole('button', { name: 'Passer' }).click();
    return { word: null, points: 0 };
  }
  await layByTapping(page, best.play);
  const promised = Number(/−?\d+/.exec((await playButton(page).textContent()) ?? '')?.[0]?.replace('−', '-'));
  expect(promised).toBe(best.points);
  await playButton(page).click();
  return { word: best.word, points: best.points };
}

/** Waits for one's turn or the end of the game. */
export async function awaitTurn(page: Page): Promise<'turn' | 'over'> {
  await expect(yourTurn(page).or(ending(page)).first()).toBeVisible({ timeout: 60_000 });
  return (await ending(page).isVisible()) ? 'over' : 'turn';
}

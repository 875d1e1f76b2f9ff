// Knows that « Les cartes » shows every picture, whole, and says how it sounds.

import { deckOf } from '@boite/games/rebustory/rules/deck.ts';
import { SYMBOLS } from '@boite/games/scrabble-rebus/rules/symbols.ts';
import type { Page } from '@playwright/test';
import { expect, test } from './house.ts';

const TOKENS = SYMBOLS.length;

/** How many pictures there are on the page, and which of them cannot be seen. */
async function pictures(page: Page): Promise<{ readonly all: number; readonly broken: number }> {
  return page.evaluate(`({
    all: document.querySelectorAll('main img').length,
    broken: [...document.querySelectorAll('main img')].filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0).length,
  })`);
}

test('the gallery shows every card of both editions and every token', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Les cartes des rébus' }).click();
  await expect(page.getByRole('heading', { name: 'Les cartes' })).toBeVisible();
  for (const [edition, name] of [
    ['compacte', /Compacte/],
    ['classique', /Classique/],
  ] as const) {
    await page.getByRole('radio', { name }).check();
    const different = new Set(deckOf(edition)).size;
    await expect.poll(() => pictures(page)).toEqual({ all: different + TOKENS, broken: 0 });
  }
});

test('a card is looked for by its name, opened by keyboard, and says its sounds', async ({ page }) => {
  await page.goto('/cartes');
  await page.getByRole('searchbox', { name: 'Chercher' }).fill('ane');
  const card = page.getByRole('button', { name: 'âne, 1 point' });
  await card.focus();
  await page.keyboard.press('Enter');
  const details = page.getByRole('dialog', { name: 'âne' });
  await expect(details).toContainText('[an]');
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await expect(card).toBeFocused();
  await page.getByRole('searchbox').fill('vers');
  await expect(page.getByRole('button', { name: /^verre/ })).toHaveCount(2);
  await page.getByRole('searchbox').fill('xyz');
  await expect(page.getByText('Aucune carte ne s’appelle ni ne se lit ainsi.')).toBeVisible();
});

test('the glossary says every reading of a token, and the colour of its bag', async ({ page }) => {
  await page.goto('/cartes');
  const tokens = page.getByRole('region', { name: 'Les jetons de Scrabble Rébus' });
  await expect(tokens.getByRole('heading', { level: 3 })).toHaveText([/Jetons bleus/, /Jetons rouges/, /Jetons jaunes/]);
  await expect(tokens.getByRole('listitem')).toHaveCount(TOKENS);
  await expect(tokens.getByRole('button', { name: /^verre/ })).toContainText('verre, ver, vert');
  await tokens.getByRole('button', { name: /^verre/ }).click();
  await expect(page.getByRole('dialog', { name: 'verre' })).toContainText(/2\sjetons rouges/);
});

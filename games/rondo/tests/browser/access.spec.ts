// Knows that the page can be used by everyone: by keyboard, by dragging, with a screen reader, on a phone, in the dark.

import { awaitTurn } from '@boite/e2e/frame.ts';
import { expectAccessible, expectGood, SCREENS } from '@boite/e2e/good-page.ts';
import { expect, test } from '@boite/e2e/house.ts';
import { holdBack } from '@boite/e2e/senses.ts';
import { beginNow, boxOnShelf, quickStart } from '@boite/e2e/shelf.ts';
import { LOOKED_AT_AFTER } from '@boite/ui/pauses.ts';
import type { Page } from '@playwright/test';
import type { Play } from '../../types.ts';
import { bestPlay, draftedSlots, firstWord, holderOf, layByTapping, takeTurn } from './player.ts';

// With this seed the person begins a game on the device: no word depends on what a bot lays.
test.use({ seed: 8 });

for (const { name, viewport, colorScheme } of SCREENS) {
  test.describe(name, () => {
    test.use({ viewport, colorScheme });

    test('every page passes axe and fits the screen', async ({ page }) => {
      for (const address of ['/', '/regles/rondo', '/regles/rummikub', '/cartes', '/a-propos', '/regles/nulle-part']) {
        await page.goto(address);
        await expect(page.getByRole('heading').first()).toBeVisible();
        await expectGood(page);
      }
    });

    test('the lobby and a game pass axe and fit the screen', async ({ page }) => {
      await page.goto('/');
      await boxOnShelf(page, 'Rondo').getByRole('button', { name: 'Inviter des amis' }).click();
      await expect(page.getByRole('button', { name: 'Commencer la partie' })).toBeVisible();
      await expectGood(page);
      await page.getByRole('button', { name: /Compléter avec des robots/ }).click();
      await page.getByRole('button', { name: 'Commencer la partie' }).click();
      await awaitTurn(page);
      await expectAccessible(page);
      await takeTurn(page);
      await awaitTurn(page);
      // What the bot has laid may leave no word.
      const best = await bestPlay(page);
      if (best !== null) await layByTapping(page, best.play);
      await expectGood(page);
    });
  });
}

test('by keyboard alone a word is typed, cleared, typed again and played', async ({ page }) => {
  await page.goto('/');
  await quickStart(page, 'Rondo').press('Enter');
  await awaitTurn(page);
  const { play } = await firstWord(page);
  const before = await holderOf(page);
  await typePlay(page, play);
  await expect(draftedSlots(page)).toHaveCount(play.placements.length);
  await page.keyboard.press('Escape');
  expect(await holderOf(page)).toEqual(before);
  await typePlay(page, play);
  await page.keyboard.press('Enter');
  // Taken by the table, whatever the bot makes of it.
  await expect(draftedSlots(page)).toHaveCount(0);
  expect((await holderOf(page)).length).toBeGreaterThanOrEqual(3);
});

/** Moves from compartment to compartment with the arrows; a letter lays its card, or a joker where there is none. */
async function typePlay(page: Page, { lengthen, placements }: Play): Promise<void> {
  const shift = lengthen === 'start' ? 1 : 0;
  for (const { at, card, as } of placements) {
    await page.locator(`[data-slot="${at - shift}"]`).focus();
    await page.keyboard.press(card === 'gomme' ? '-' : card === 'joker' ? '*' : card);
    if (as !== null) await page.keyboard.press(as);
  }
}

test('by dragging, a card goes to a compartment and back', async ({ page }) => {
  await beginNow(page, 'Rondo');
  await awaitTurn(page);
  const { play } = await firstWord(page);
  const placement = play.placements.find(({ card }) => card === 'joker') ?? play.placements[0];
  if (!placement) throw new Error('nothing to lay');
  const slot = placement.at - (play.lengthen === 'start' ? 1 : 0);
  const card = page.locator(`[data-hand] button[aria-label^="Carte ${placement.card},"]`).first();
  await holdBack(page, LOOKED_AT_AFTER);
  await card.dragTo(page.locator(`[data-slot="${slot}"]`));
  if (placement.as) await page.getByRole('button', { name: `Lettre ${placement.as}`, exact: true }).click();
  await expect(draftedSlots(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Reprendre tout' }).click();
  await expect(draftedSlots(page)).toHaveCount(0);
});

test('the focus follows to another page, and the first stop of a page leads past its bar', async ({ page }) => {
  await page.goto('/');
  await boxOnShelf(page, 'Rondo').getByRole('link', { name: 'les règles' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await beginNow(page, 'Rondo');
  await awaitTurn(page);
  await page.getByRole('link', { name: 'Aller au contenu' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Table de jeu' })).toBeFocused();
});

// Knows that a word explains itself wherever it stands, that a refusal leads to its rule, that what is not meant may be called off, that
// the hand keeps the order one gives it, and that what others do is heard.

import { expectExplained } from '@boite/e2e/explaining.ts';
import { awaitTurn, log, otherMove, yourTurn } from '@boite/e2e/frame.ts';
import { expect, test } from '@boite/e2e/house.ts';
import { holdBack, listen } from '@boite/e2e/senses.ts';
import { beginNow } from '@boite/e2e/shelf.ts';
import { LOOKED_AT_AFTER, SECOND_THOUGHT } from '@boite/ui/pauses.ts';
import type { Page } from '@playwright/test';
import { bestPlay, firstWord, handOf, layByTapping, takeTurn } from './player.ts';

// With this seed the person begins.
test.use({ seed: 8 });

async function playAtOnce(page: Page): Promise<void> {
  await beginNow(page, 'Rondo');
  await awaitTurn(page);
}

test('a word explains itself on the table, in the log and on the sheet', async ({ page }) => {
  await playAtOnce(page);
  const word = (await takeTurn(page)) ?? '';
  await awaitTurn(page);
  const dialog = page.getByRole('dialog');
  const sheet = page.getByRole('region', { name: 'Feuille de marque' });
  for (const place of [page.locator('[data-place="play"]'), sheet, log(page).filter({ hasText: 'joue' }).first()])
    await expectExplained(page, place);
  expect(word.length).toBeGreaterThan(2);

  // What is left can be counted: neither one's own hand nor what has shown on the holder is.
  const [held] = (await handOf(page)).filter((card) => card !== 'joker');
  await page.getByRole('button', { name: 'Autres coups' }).click();
  await page.getByRole('button', { name: 'Ce qui reste' }).click();
  await expect(dialog).toContainText('dans la pioche ou chez les autres');
  const left = dialog.getByRole('listitem').filter({ hasText: new RegExp(`(?<![A-Z])${held}, `) });
  const [, count, inBox] = /: (\d+) sur (\d+)/.exec((await left.textContent()) ?? '') ?? [];
  expect(Number(count)).toBeLessThan(Number(inBox));
});

test('a refusal leads to its rule, and a pass can be called off', async ({ page }) => {
  await playAtOnce(page);
  const hand = await handOf(page);
  const letters = hand.filter((card) => card.length === 1);
  // The first three letters are no word, or their reverse is none.
  for (const at of [0, 1, 2]) await page.keyboard.press(letters.toSorted().at(-1 - at) as string);
  await expectExplained(page, page.locator('[data-place="message"]'));
  await page.getByRole('button', { name: /^Règle 3\.6/ }).click();
  await expect(page.getByRole('dialog').locator('[id="regle-3.6"]')).toBeInViewport();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Reprendre tout' }).click();
  const release = await holdBack(page, SECOND_THOUGHT);
  await page.getByRole('button', { name: 'Autres coups' }).click();
  await page.getByRole('button', { name: 'Passer' }).click();
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(page.getByRole('button', { name: 'Tout de suite' })).toBeHidden();
  await expect(yourTurn(page)).toBeVisible();
  expect(await handOf(page)).toEqual(hand);
  await release();
  await otherMove(page, 'Passer');
  await expect(log(page).filter({ hasText: 'passe' })).not.toHaveCount(0);
});

test('the hand keeps the order one gives it by hand and by keyboard, and an opponent is heard @all', async ({ page }) => {
  const pitches = await listen(page);
  await playAtOnce(page);
  const before = await handOf(page);
  const cards = page.locator('[data-hand] button');
  await cards.first().focus();
  await page.keyboard.press('Shift+ArrowRight');
  const shifted = [before[1], before[0], ...before.slice(2)];
  await expect.poll(() => handOf(page)).toEqual(shifted);
  await holdBack(page, LOOKED_AT_AFTER);
  await cards.last().dragTo(cards.first(), { targetPosition: { x: 3, y: 20 } });
  await expect.poll(() => handOf(page)).toEqual([shifted.at(-1), ...shifted.slice(0, -1)]);
  await page.reload();
  await awaitTurn(page);
  await expect.poll(() => handOf(page)).toEqual([shifted.at(-1), ...shifted.slice(0, -1)]);
  expect(await bestPlay(page)).not.toBeNull();
  await layByTapping(page, (await firstWord(page)).play);
  await page.getByRole('button', { name: /^Jouer/ }).click();
  await awaitTurn(page);
  // What an opponent lays sounds so, or that nothing could be laid.
  await expect.poll(async () => (await pitches()).some((pitch) => [392, 247].includes(pitch))).toBe(true);
});

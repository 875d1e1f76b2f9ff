// Knows that at every decision of Scrabble Rébus the whole board, the rack and what is read are in sight together, on any screen.

import { awaitTurn } from '@boite/e2e/frame.ts';
import { expectAccessibleOn } from '@boite/e2e/good-page.ts';
import { expect, test } from '@boite/e2e/house.ts';
import { END_IN_SIGHT, expectAllInSight, expectInSight, SCREEN_SETS } from '@boite/e2e/in-sight.ts';
import { endOf, fullestPosition, openPosition, storedRecord } from '@boite/e2e/position.ts';
import { box as shelved } from '@boite/e2e/shelf.ts';
import { box } from '../../game.ts';
import { readingField, square } from './token-board.ts';

const RECORDS = ['two-players-with-the-arbitre', 'four-players-judged-by-the-table'];
const OWN = ['[data-hand] button', '[data-board]'];
/** Far from what a bot may have laid. */
const AWAY = { row: 1, column: 2 };
const recordOf = (name: string) => storedRecord(new URL(`../records/${name}.json`, import.meta.url));

for (const { title, sizes } of SCREEN_SETS) {
  test.describe(title, () => {
    test('while one lays and reads, board, rack, field, verdict and button are in sight together', async ({ page }) => {
      await page.goto('/');
      await shelved(page, 'Scrabble Rébus')
        .getByRole('button', { name: /Jouer tout de suite/ })
        .click();
      expect(await awaitTurn(page)).toBe('turn');
      await expectInSight(page, OWN, sizes);
      await square(page, AWAY).click();
      for (const nth of ['1', '2']) await page.locator(`[data-nth="${nth}"]`).click();
      await readingField(page).fill('rien de tel');
      await expect(page.locator('.verdict')).toContainText(/./);
      await expectInSight(page, [...OWN, '[data-text]', '.verdict'], sizes);
    });

    for (const name of RECORDS) {
      test(`with a crowded board too (${name})`, async ({ page }) => {
        await openPosition(
          page,
          fullestPosition(box, recordOf(name), ({ board }) => board.length),
        );
        expect(await awaitTurn(page)).toBe('turn');
        await expectInSight(page, OWN, sizes);
        if (title.includes('@all')) await expectAccessibleOn(page, sizes);
      });

      test(`and the ranking at the end (${name})`, async ({ page }) => {
        await openPosition(page, endOf(box, recordOf(name)));
        expect(await awaitTurn(page)).toBe('over');
        await expectAllInSight(page, END_IN_SIGHT, sizes);
      });
    }
  });
}

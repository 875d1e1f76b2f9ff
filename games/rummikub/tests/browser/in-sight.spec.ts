// Knows that at every decision of Rummikub des mots everything needed is in sight, on any screen, however many words there are.

import { awaitTurn } from '@boite/e2e/frame.ts';
import { expectAccessibleOn } from '@boite/e2e/good-page.ts';
import { expect, test } from '@boite/e2e/house.ts';
import { END_IN_SIGHT, expectAllInSight, expectInSight, SCREEN_SETS } from '@boite/e2e/in-sight.ts';
import { endOf, fullestPosition, openPosition, storedRecord } from '@boite/e2e/position.ts';
import { box as shelved } from '@boite/e2e/shelf.ts';
import { box } from '../../game.ts';

const RECORDS = ['two-players', 'four-judged-by-the-table-one-leaves'];
const recordOf = (name: string) => storedRecord(new URL(`../records/${name}.json`, import.meta.url));

for (const { title, sizes } of SCREEN_SETS) {
  test.describe(title, () => {
    test('at the first turn the rack, the new word, the button and the scores are in sight', async ({ page }) => {
      await page.goto('/');
      await shelved(page, 'Rummikub des mots')
        .getByRole('button', { name: /Jouer tout de suite/ })
        .click();
      expect(await awaitTurn(page)).toBe('turn');
      await expectInSight(page, ['[data-rack] button', '[data-new]'], sizes);
    });

    for (const name of RECORDS) {
      test(`with a full table too, which scrolls inside itself (${name})`, async ({ page }) => {
        await openPosition(
          page,
          fullestPosition(box, recordOf(name), ({ table }) => table.length),
        );
        expect(await awaitTurn(page)).toBe('turn');
        await expectInSight(page, ['[data-rack] button'], sizes);
        if (title.includes('@all')) await expectAccessibleOn(page, sizes);
        const widths = await page
          .locator('[data-group] [data-tile]')
          .evaluateAll((tiles) => tiles.map((tile) => tile.getBoundingClientRect().height));
        expect(Math.min(...widths)).toBeGreaterThanOrEqual(34);
      });

      test(`and the ranking at the end (${name})`, async ({ page }) => {
        await openPosition(page, endOf(box, recordOf(name)));
        expect(await awaitTurn(page)).toBe('over');
        await expectAllInSight(page, END_IN_SIGHT, sizes);
      });
    }
  });
}

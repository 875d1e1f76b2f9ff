// Knows that at every decision of Rummikub des mots everything needed is in sight, on any screen, however many words there are.

import { awaitTurn } from '@boite/e2e/frame.ts';
import { expect, test } from '@boite/e2e/house.ts';
import { inSightOnScreens, onScreenSets } from '@boite/e2e/in-sight.ts';
import { fullestPosition, openPosition, recordsBeside } from '@boite/e2e/position.ts';
import { box } from '../../game.ts';

/** Its sand runs. */
const TIMED = 'four-judged-by-the-table-one-leaves';
/** In pixels: what a finger takes. */
const LEAST_TILE = 34;
const CROWD_OF_WORDS = 25;

inSightOnScreens({
  box,
  beside: import.meta.url,
  records: ['two-players', TIMED],
  weight: ({ table }) => table.length,
  first: [
    'at the first turn the rack, the new word, the button and the scores are in sight',
    async (page, sees) => {
      expect(await awaitTurn(page)).toBe('turn');
      await sees(['[data-rack] button', '[data-new]']);
      await page.locator('[data-rack] button').first().click();
      await page.locator('[data-new]').click();
      await sees(['[data-rack] button', '[data-group] [data-tile]']);
    },
  ],
  full: [
    'with a full table too, which scrolls inside itself',
    async (page, sees, name) => {
      expect(await awaitTurn(page)).toBe('turn');
      await expect(page.getByRole('timer')).toHaveCount(name === TIMED ? 1 : 0);
      expect(await page.locator('[data-group]').count()).toBeGreaterThanOrEqual(CROWD_OF_WORDS);
      await sees(['[data-rack] button']);
      const heights = await page
        .locator('[data-group] [data-tile]')
        .evaluateAll((tiles) => tiles.map((tile) => tile.getBoundingClientRect().height));
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(LEAST_TILE);
    },
  ],
});

/** In this record the last thing one decides is what to say of another’s word. */
const JUDGED = recordsBeside(import.meta.url)(TIMED);

onScreenSets(({ sees }) => {
  test('a word that everyone is asked about is in sight, at the foot of a full table', async ({ page }) => {
    await openPosition(
      page,
      fullestPosition(box, JUDGED, () => 0),
    );
    await expect(page.getByRole('button', { name: 'Contester le mot' })).toBeVisible();
    await sees(page)(['[data-news="proposed"]', '.ballot .button']);
  });
});

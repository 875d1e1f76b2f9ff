// Knows that at every decision of Scrabble Rébus the whole board, the rack and what is read are in sight together, on any screen.

import { awaitTurn } from '@boite/e2e/frame.ts';
import { expect, test } from '@boite/e2e/house.ts';
import { inSightOnScreens, onScreenSets } from '@boite/e2e/in-sight.ts';
import { openPosition, recordsBeside } from '@boite/e2e/position.ts';
import { box } from '../../game.ts';
import type { Fact } from '../../types.ts';
import { readingField, square } from './token-board.ts';

const OWN = ['[data-hand] button', '[data-board]'];
/** Far from what a bot may have laid. */
const AWAY = { row: 1, column: 2 };

inSightOnScreens({
  box,
  beside: import.meta.url,
  records: ['two-players-with-the-arbitre', 'four-players-judged-by-the-table'],
  weight: ({ board }) => board.length,
  first: [
    'while one lays and reads, board, rack, field, verdict and button are in sight together',
    async (page, sees) => {
      expect(await awaitTurn(page)).toBe('turn');
      await sees(OWN);
      for (const [at, nth] of ['1', '2'].entries()) {
        await page.locator(`[data-nth="${nth}"]`).click();
        await square(page, { ...AWAY, column: AWAY.column + at }).click();
      }
      await readingField(page).fill('rien de tel');
      await expect(page.locator('.verdict')).toContainText(/./);
      await sees([...OWN, '[data-text]', '.verdict']);
    },
  ],
  full: [
    'with a crowded board too',
    async (page, sees) => {
      expect(await awaitTurn(page)).toBe('turn');
      await sees(OWN);
    },
  ],
});

onScreenSets(({ sees }) => {
  test('what the others are asked is in sight with the board and the rack', async ({ page }) => {
    const record = recordsBeside(import.meta.url)('three-players-with-appeals');
    const asked = (record.facts as readonly Fact[]).findIndex((fact) => fact.kind === 'proposed' && fact.seat !== 0);
    await openPosition(page, { title: box.text.name, record, step: asked + 1 });
    await expect(page.getByRole('button', { name: 'Pour', exact: true })).toBeVisible();
    await sees(page)([...OWN, '.ballot .button']);
  });
});

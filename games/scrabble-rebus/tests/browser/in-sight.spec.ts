// Knows that at every decision of Scrabble Rébus the whole board, the rack and what is read are in sight together, on any screen.

import { awaitTurn } from '@boite/e2e/frame.ts';
import { expect } from '@boite/e2e/house.ts';
import { inSightOnScreens } from '@boite/e2e/in-sight.ts';
import { box } from '../../game.ts';
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

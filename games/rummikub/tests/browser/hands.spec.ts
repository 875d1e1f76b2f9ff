// Knows that a whole game of Rummikub des mots is played without a pointer: by keyboard alone, and by names and roles alone.

import { awaitTurn } from '@boite/e2e/frame.ts';
import { otherMoveBy, wholeGamesFrom } from '@boite/e2e/hands.ts';
import { expect, test } from '@boite/e2e/house.ts';
import type { Tile } from '../../types.ts';
import { toPlay, wordLaidBy } from './workbench.ts';

// With this seed the person begins.
test.use({ seed: 3 });

const tilesSpelling = (letters: string) => [...letters] as Tile[];
/** The bot can lay nothing, and there is nothing to draw. */
const ONE_WORD_DEAL = { racks: ['MAISONZ', 'WWKKJQ'].map(tilesSpelling), bank: [] };

wholeGamesFrom('Rummikub des mots', ONE_WORD_DEAL, async (hand, page) => {
  expect(await awaitTurn(page)).toBe('turn');
  await wordLaidBy(hand, page, 'MAISON');
  await expect(toPlay(page)).toBeHidden();
  while ((await awaitTurn(page)) === 'turn') {
    await otherMoveBy(hand, page, /^(Piocher|Passer)$/);
    await expect(toPlay(page)).toBeHidden();
  }
  await expect(page.getByRole('list', { name: /^La table/ }).getByRole('listitem', { name: /MAISON/ })).toBeVisible();
});

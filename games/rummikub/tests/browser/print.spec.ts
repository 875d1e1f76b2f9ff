// Knows that the three examples of the printed rules can be played on the screen, tile by tile, for the points they are worth.

import { expectExplained } from '@boite/e2e/explaining.ts';
import { bringTo } from '@boite/e2e/facts.ts';
import { expect, test } from '@boite/e2e/house.ts';
import { holdBack } from '@boite/e2e/senses.ts';
import { beginNow } from '@boite/e2e/shelf.ts';
import { SECOND_THOUGHT } from '@boite/ui/pauses.ts';
import type { Locator, Page } from '@playwright/test';
import { ALL_TILES } from '../../rules/bank.ts';
import { readOptions } from '../../rules/form.ts';
import type { Fact, Options, Tile } from '../../types.ts';
import { endOfWord, newWord, ownTile, rackOf, restore, tileIn, toPlay, wordsOf } from './workbench.ts';

const options = readOptions({ sablier: null }) as Options;
const tiles = (word: string) => [...word] as Tile[];

/** These words lie on the table, the person has laid them, is in turn again, and holds these tiles beside others. */
function afterEntering(rack: string, ...table: readonly string[]): readonly Fact[] {
  const used = tiles(table.join(''));
  return [
    { kind: 'dealt', options, racks: [[...used, ...tiles(rack), 'K', 'W'], tiles('AEIOU')], bank: ALL_TILES.slice(-60) },
    { kind: 'opened', first: 0, draws: [] },
    { kind: 'turn', seat: 0, deadline: null },
    { kind: 'played', seat: 0, table, used, formed: table, points: 0, emptied: false, drawn: [] },
    { kind: 'turn', seat: 0, deadline: null },
  ];
}

/** Dropped on the left half of a tile, it goes before it. */
const before = (tile: Locator, other: Locator) => tile.dragTo(other, { targetPosition: { x: 3, y: 15 } });

/** What the person does on the table, so that it reads so, for so many points. */
async function expectPlay(page: Page, { words, points }: { words: readonly string[]; points: number }): Promise<void> {
  await expect.poll(async () => (await wordsOf(page)).toSorted()).toEqual(words.toSorted());
  const play = page.getByRole('button', { name: /^Jouer/ });
  await expect(play).toHaveText(new RegExp(`\\b${points}\\spoints`));
  await play.click();
  await expect(page.getByRole('region', { name: 'Feuille de marque' })).toContainText(new RegExp(words[0] ?? '', 'i'));
}

const begin = async (page: Page, rack: string, ...table: readonly string[]) => {
  await bringTo(page, { facts: afterEntering(rack, ...table), awaiting: [0] });
  await expect(toPlay(page)).toBeVisible();
};

test('a word explains itself on the table, in a verdict, in the log, on the sheet; drawing is called off; what is left is counted @all', async ({
  page,
}) => {
  await beginNow(page, 'Rummikub des mots');
  await expect(page.getByRole('list', { name: 'Votre chevalet' })).toBeVisible();
  await begin(page, 'LEP', 'IMAGE');
  const message = page.locator('[data-place="message"]');
  await tileIn(page, 'IMAGE', 0).click();
  await expectExplained(page, message);
  await tileIn(page, 'IMAGE', 0).click();
  await ownTile(page, 'K').dragTo(endOfWord(page, 'IMAGE'));
  await expectExplained(page, message);
  await restore(page).click();

  await holdBack(page, SECOND_THOUGHT);
  await page.getByRole('button', { name: 'Autres coups' }).click();
  await page.getByRole('button', { name: 'Piocher', exact: true }).dblclick();
  await expect(page.getByText(/^Vous piochez/)).toBeVisible();
  await page.getByRole('button', { name: 'Annuler', exact: true }).click();
  await expect(toPlay(page)).toBeVisible();
  await expect.poll(() => rackOf(page)).toHaveLength(5);

  // All of the box, without the word and one's own five.
  await page.getByRole('button', { name: 'Autres coups' }).click();
  await page.getByRole('button', { name: 'Ce qui reste' }).click();
  await expect(page.getByRole('dialog')).toContainText(new RegExp(`${ALL_TILES.length - 5 - 5}\\slettres`));
  await page.keyboard.press('Escape');

  for (const place of ['Ce qui s’est passé', 'Feuille de marque'])
    await expectExplained(page, page.getByRole('region', { name: place }));
});

test('DISPARAITRE, PAGE with MIEL, BORD with ROLE and OEUF', async ({ page }) => {
  await beginNow(page, 'Rummikub des mots');
  await expect(page.getByRole('list', { name: 'Votre chevalet' })).toBeVisible();
  await begin(page, 'DIS', 'PARAITRE');
  await before(ownTile(page, 'S'), tileIn(page, 'PARAITRE', 0));
  await before(ownTile(page, 'I'), tileIn(page, 'SPARAITRE', 0));
  await before(ownTile(page, 'D'), tileIn(page, 'ISPARAITRE', 0));
  await expectPlay(page, { words: ['DISPARAITRE'], points: 11 });

  await begin(page, 'LEP', 'IMAGE');
  await tileIn(page, 'IMAGE', 1).dragTo(newWord(page));
  await tileIn(page, 'IAGE', 0).dragTo(endOfWord(page, 'M'));
  await ownTile(page, 'E').dragTo(endOfWord(page, 'MI'));
  await ownTile(page, 'L').dragTo(endOfWord(page, 'MIE'));
  await before(ownTile(page, 'P'), tileIn(page, 'AGE', 0));
  await expectPlay(page, { words: ['MIEL', 'PAGE'], points: 4 });

  await begin(page, 'RO', 'DROLE', 'BOEUF');
  await tileIn(page, 'BOEUF', 0).dragTo(newWord(page));
  await ownTile(page, 'O').dragTo(endOfWord(page, 'B'));
  await ownTile(page, 'R').dragTo(endOfWord(page, 'BO'));
  await tileIn(page, 'DROLE', 0).dragTo(endOfWord(page, 'BOR'));
  await expectPlay(page, { words: ['BORD', 'ROLE', 'OEUF'], points: 4 });
});

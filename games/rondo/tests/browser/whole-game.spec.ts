// Knows that a person who opens the page finishes a game against a bot, plays another and watches the first again.

import { rewrite } from '@boite/e2e/facts.ts';
import { awaitTurn, ending } from '@boite/e2e/frame.ts';
import { expect, test } from '@boite/e2e/house.ts';
import { beginNow } from '@boite/e2e/shelf.ts';
import type { Page } from '@playwright/test';
import type { Fact } from '../../types.ts';
import { holderOf, takeTurn } from './player.ts';

// With this seed the person begins.
test.use({ seed: 8 });

const HANDS = ['ETARSIN', 'OULCMPE'];
const SHORT_PILE = 'AEISTR';

/** From the shelf; the seed lets the person begin. */
async function playAtOnce(page: Page): Promise<void> {
  await beginNow(page, 'Rondo');
  await awaitTurn(page);
  expect(await holderOf(page)).toEqual([]);
}

/** To the ranking; how many words the person laid. */
async function playOn(page: Page): Promise<number> {
  let words = 0;
  while ((await awaitTurn(page)) === 'turn') if ((await takeTurn(page)) !== null) words += 1;
  await expect(ending(page).getByRole('listitem')).toHaveCount(2);
  return words;
}

async function watchAgainAndGoOn(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Revoir la partie' }).click();
  await page.getByRole('button', { name: 'Au début' }).click();
  await expect.poll(() => holderOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'À la fin' }).click();
  await expect.poll(async () => (await holderOf(page)).length).toBeGreaterThan(2);
  await page.getByRole('button', { name: 'Étape précédente' }).click();

  await page.goBack();
  await page.getByRole('button', { name: 'Encore une partie' }).click();
  await expect(ending(page)).toBeHidden();
  expect(await awaitTurn(page)).toBe('turn');
}

test('a game against a bot, from the shelf to the ranking, the replay and another round', async ({ page }) => {
  await playAtOnce(page);
  const cards = (letters: string) => [...letters] as Extract<Fact, { kind: 'dealt' }>['pile'];
  await rewrite<Fact>(page, (fact) =>
    fact.kind === 'dealt' ? { ...fact, hands: HANDS.map(cards), pile: cards(SHORT_PILE) } : fact,
  );
  expect(await playOn(page)).toBeGreaterThan(0);
  await watchAgainAndGoOn(page);
});

test('a game with all its cards against a bot, to the same end @all', async ({ page }) => {
  await playAtOnce(page);
  expect(await playOn(page)).toBeGreaterThan(5);
  await watchAgainAndGoOn(page);
});

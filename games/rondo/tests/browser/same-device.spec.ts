// Knows that people share one device behind a curtain, also without a network.

import { awaitTurn, ending } from '@boite/e2e/frame.ts';
import { twoHere } from '@boite/e2e/friends.ts';
import { expect, test } from '@boite/e2e/house.ts';
import { beginNow, quickStart } from '@boite/e2e/shelf.ts';
import type { Page } from '@playwright/test';
import { handOf, holderOf, takeTurn } from './player.ts';

const curtain = (page: Page) => page.getByRole('button', { name: /^C’est moi/ });
const hand = (page: Page) => page.getByRole('list', { name: 'Votre main' });

test('the curtain hides every hand until the next person says so', async ({ page }) => {
  await twoHere(page, 'Rondo');
  const seen: string[] = [];
  for (let turn = 0; turn < 4; turn++) {
    await expect(curtain(page).first()).toBeVisible();
    await expect(hand(page)).toHaveCount(0);
    await curtain(page).first().click();
    await expect(hand(page)).toBeVisible();
    seen.push((await handOf(page)).join());
    await awaitTurn(page);
    await takeTurn(page);
  }
  expect(new Set(seen).size).toBeGreaterThan(2);
  await curtain(page).first().click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Arrêter la partie ici' }).click();
  await page.getByRole('button', { name: 'D’accord, on arrête' }).click();
  await expect(ending(page).getByRole('listitem')).toHaveCount(2);
});

test('a game is played in one tab at a time, and any tab takes it over where it stands @all', async ({ page, context }) => {
  await beginNow(page, 'Rondo');
  await awaitTurn(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(page.getByText('Cette partie continue dans un autre onglet.')).toBeVisible();
  await expect(hand(page)).toHaveCount(0);
  for (const [here, there] of [
    [other, page],
    [page, other],
  ] as const) {
    await awaitTurn(here);
    await takeTurn(here);
    await awaitTurn(here);
    const seen = [await handOf(here), await holderOf(here)];
    await there.getByRole('button', { name: 'Continuer ici' }).click();
    await awaitTurn(there);
    await expect.poll(async () => [await handOf(there), await holderOf(there)]).toEqual(seen);
    await expect(here.getByRole('button', { name: 'Continuer ici' })).toBeVisible();
  }
});

test.describe('kept on the device', () => {
  test.use({ serviceWorkers: 'allow' });

  test('without a network the page opens again and a game against a bot goes on', async ({ page, context }) => {
    await page.goto('/');
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
    await quickStart(page, 'Rondo').click();
    await awaitTurn(page);
    // The bot that answers a first move has brought what it reads.
    await takeTurn(page);
    expect(await awaitTurn(page)).toBe('turn');
    await context.setOffline(true);
    await page.reload();
    expect(await awaitTurn(page)).toBe('turn');
    await takeTurn(page);
    expect(await awaitTurn(page)).toBe('turn');
  });
});

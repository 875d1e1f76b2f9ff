// Knows that people share one device behind a curtain, also without a network.

import { awaitTurn, ending } from '@boite/e2e/frame.ts';
import { agree } from '@boite/e2e/friends.ts';
import { expect, test } from '@boite/e2e/house.ts';
import { box } from '@boite/e2e/shelf.ts';
import type { Page } from '@playwright/test';
import { handOf, holderOf, takeTurn } from './player.ts';

const curtain = (page: Page) => page.getByRole('button', { name: /^C’est moi/ });
const hand = (page: Page) => page.getByRole('list', { name: 'Votre main' });

/** Two people on this device, at a game that has begun. */
async function twoHere(page: Page): Promise<void> {
  await page.goto('/');
  await box(page, 'Rondo').getByRole('button', { name: 'Sur cet appareil' }).click();
  await agree(page, { Sablier: 'Sans sablier' });
  await page.getByLabel('Qui s’assied ici ?').fill('Zoé');
  await page.getByRole('button', { name: 'S’asseoir' }).click();
  await page.getByRole('button', { name: 'Commencer la partie' }).click();
}

test('the curtain hides every hand until the next person says so', async ({ page }) => {
  await twoHere(page);
  const seen: string[] = [];
  for (let turn = 0; turn < 8; turn++) {
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

test('a game is played in one tab at a time, and any tab takes it over where it stands', async ({ page, context }) => {
  await page.goto('/');
  await box(page, 'Rondo')
    .getByRole('button', { name: /Jouer tout de suite/ })
    .click();
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
    await box(page, 'Rondo')
      .getByRole('button', { name: /Jouer tout de suite/ })
      .click();
    await awaitTurn(page);
    await context.setOffline(true);
    await page.reload();
    expect(await awaitTurn(page)).toBe('turn');
    await takeTurn(page);
    expect(await awaitTurn(page)).toBe('turn');
  });
});

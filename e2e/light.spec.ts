// Knows what may come over the line before a first move, and that what has come once is there without a network.

import type { Page } from '@playwright/test';
import { yourTurn } from './frame.ts';
import { expect, test } from './house.ts';
import { bytesMetered, type Delivery, Meter } from './meter.ts';
import { quickStart } from './shelf.ts';

/** In bytes, as they travel. */
const HOME_BYTES = 70_000;
const HOME_REQUESTS = 12;
const BYTES_TO_A_FIRST_MOVE: Readonly<Record<string, number>> = {
  Rondo: 250_000,
  'Rummikub des mots': 250_000,
  Rébustory: 500_000,
  Dico: 500_000,
  'Scrabble Rébus': 500_000,
};

/** How long a person looks at the table before the first move, in milliseconds. */
const LONG_LOOK = 20_000;

test.use({ serviceWorkers: 'allow' });

interface Visit {
  readonly meter: Meter;
  readonly atHome: readonly Delivery[];
}

/** The first page, with all that its service worker keeps. */
async function comeHome(page: Page, house: string): Promise<Visit> {
  const meter = new Meter(house);
  await page.goto(await meter.open());
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await expect.poll(() => page.evaluate('navigator.serviceWorker.controller !== null')).toBe(true);
  await quiet(page, meter);
  return { meter, atHome: meter.taken() };
}

/** Nothing is on its way, and nobody in the page is about to ask for more. */
async function quiet(page: Page, meter: Meter): Promise<void> {
  await expect
    .poll(async () => {
      await page.evaluate('new Promise((idle) => requestIdleCallback(idle, { timeout: 500 }))');
      return meter.isQuiet;
    })
    .toBe(true);
}

const playAtOnce = (page: Page, game: string) => quickStart(page, game).click();

test('the first page is light, with all that is kept of it', async ({ page, house }) => {
  const { meter, atHome } = await comeHome(page, house.url);
  expect(bytesMetered(atHome), heaviest(atHome)).toBeLessThan(HOME_BYTES);
  expect(atHome.length, heaviest(atHome)).toBeLessThanOrEqual(HOME_REQUESTS);
  await meter.close();
});

for (const [game, most] of Object.entries(BYTES_TO_A_FIRST_MOVE))
  test(`${game}: what comes before a first move is bounded`, async ({ page, house }) => {
    await page.clock.install();
    const { meter } = await comeHome(page, house.url);
    await playAtOnce(page, game);
    await expect(yourTurn(page).first()).toBeVisible();
    await quiet(page, meter);
    await page.clock.fastForward(LONG_LOOK);
    await quiet(page, meter);
    const come = meter.taken();
    expect(come.map(({ path }) => path).filter((path) => path.endsWith('.tsv'))).toEqual([]);
    expect(bytesMetered(come), heaviest(come)).toBeLessThan(most);
    await meter.close();
  });

function heaviest(come: readonly Delivery[]): string {
  const sorted = come.toSorted((one, other) => other.bytes - one.bytes);
  return sorted
    .slice(0, 16)
    .map(({ path, bytes }) => `${bytes} ${path}`)
    .join('\n');
}

test('every game is taken along when asked, after its size is told, and opens without a network', async ({
  page,
  house,
  context,
}) => {
  const { meter } = await comeHome(page, house.url);
  await page.getByRole('button', { name: 'Emporter tous les jeux' }).click();
  await expect(page.getByText(/Mo à télécharger/)).toBeVisible();
  await page.getByRole('button', { name: 'Télécharger' }).click();
  await expect(page.getByText('Tous les jeux sont sur cet appareil.')).toBeVisible();
  await context.setOffline(true);
  for (const game of ['Dico', 'Scrabble Rébus']) {
    await page.goto(new URL('/', page.url()).href);
    await playAtOnce(page, game);
    await expect(yourTurn(page).first()).toBeVisible();
  }
  await meter.close();
});

// Knows that at every decision of Rébustory everything needed is in sight, on any screen: together, alone, composing, at the end.

import { yourTurn } from '@boite/e2e/frame.ts';
import { expectAccessible } from '@boite/e2e/good-page.ts';
import { expect, test } from '@boite/e2e/house.ts';
import { endInSight, expectLargeCards, inSightOnScreens, onScreenSets } from '@boite/e2e/in-sight.ts';
import { fullestPosition, openPosition, recordsBeside } from '@boite/e2e/position.ts';
import { beginNow } from '@boite/e2e/shelf.ts';
import type { Page } from '@playwright/test';
import { box } from '../../game.ts';
import type { Fact, State } from '../../types.ts';
import { ideas, positionHere, touch } from './player.ts';

/** Its sand runs. */
const TIMED = 'six-players-timed';
const OWN = ['[data-hand] button'];
const BENCH = ['[data-held]', '[data-word]'];
const recordOf = recordsBeside(import.meta.url);
const groupsOn = ({ plays }: State) => plays.flat().length;
/** A helped climber holds more cards than the narrowest screen shows whole: they lie like a fan. */
const FEW_CARDS = 21;
const groupsOfFewCards = (state: State) => ((state.hands[0]?.length ?? 0) > FEW_CARDS ? -1 : groupsOn(state));
const newestGroup = (page: Page) => page.getByRole('region', { name: 'Les jeux posés' }).locator('[data-group]').first();

async function touchFirst(page: Page, nth = 0): Promise<void> {
  await touch(page, (await page.locator('[data-own]').nth(nth).getAttribute('data-card')) ?? '');
}

/** The first rebus one thinks of, with its word. */
async function compose(page: Page): Promise<void> {
  const [idea] = ideas(await positionHere(page), { mostRebuses: 1 });
  if (!idea) throw new Error('these cards say nothing');
  for (const { card } of idea.lay.placements) await touch(page, card);
  await page.locator('[data-word="line"]').fill(idea.lay.claims[0]?.word ?? '');
  await expect(page.getByRole('button', { name: /^Poser/ })).not.toHaveAttribute('aria-disabled', 'true');
}

inSightOnScreens({
  box,
  beside: import.meta.url,
  records: ['two-players', TIMED],
  weight: groupsOn,
  first: [
    'at the first turn hand, button, scores and what to do are in sight, and the rebus being composed',
    async (page, sees) => {
      await expect(yourTurn(page)).toBeVisible();
      await sees(OWN);
      await expectLargeCards(page, '[data-hand] button');
      await compose(page);
      await sees([...OWN, ...BENCH]);
    },
  ],
  full: [
    'with a full table too, what was laid last in sight',
    async (page, sees, name) => {
      await expect(yourTurn(page)).toBeVisible();
      await expect(page.getByRole('timer')).toHaveCount(name === TIMED ? 1 : 0);
      await expect(newestGroup(page)).toBeVisible();
      await sees([...OWN, '[data-group]:first-child']);
      await touchFirst(page);
      await sees([...OWN, '[data-held]']);
    },
  ],
});

onScreenSets(({ sizes, isWhole, sees }) => {
  test('a refused rebus, why, what else to do and the hand are in sight together', async ({ page }) => {
    await beginNow(page, box.text.name);
    await expect(yourTurn(page)).toBeVisible();
    for (let nth = 0; nth < 3; nth++) await touchFirst(page, nth);
    await page.locator('[data-word="line"]').fill('orageraix');
    await expect(page.getByRole('button', { name: 'Demander aux autres' })).toBeVisible();
    await sees(page)([...OWN, ...BENCH, '[data-place="message"] .text', '[data-place="message"] .ask']);
  });

  test('what is asked about a rebus of another is in sight with the hand', async ({ page }) => {
    const record = recordOf('second-edition-judged-by-the-table');
    const asked = (record.facts as readonly Fact[]).findIndex((fact) => fact.kind === 'proposed' && fact.seat !== 0);
    await openPosition(page, { title: box.text.name, record, step: asked + 1 });
    await expect(page.getByRole('button', { name: 'Contester' })).toBeVisible();
    await sees(page)([...OWN, '.ballot .button']);
  });

  for (const name of isWhole ? ['alone-on-the-ladder', 'alone-with-the-cards-of-a-day'] : []) {
    test(`alone as well (${name})`, async ({ page }) => {
      await openPosition(page, fullestPosition(box, recordOf(name), groupsOfFewCards));
      await expect(yourTurn(page)).toBeVisible();
      await sees(page)(OWN);
      await touchFirst(page);
      await sees(page)([...OWN, '[data-held]']);
    });

    endInSight({ box, beside: import.meta.url, name }, sizes);
  }
});

test('on a desk the table is the largest zone, while one composes as well @all', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPosition(page, fullestPosition(box, recordOf('two-players'), groupsOn));
  await expect(yourTurn(page)).toBeVisible();
  await compose(page);
  const heightOf = async (selector: string) => (await page.locator(selector).boundingBox())?.height ?? 0;
  const table = await heightOf('[aria-label="Les jeux posés"]');
  expect(table).toBeGreaterThanOrEqual(0.4 * 800);
  for (const other of ['[data-bench]', '[data-place="hand"]', '[data-place="message"]'])
    expect(table).toBeGreaterThan(await heightOf(other));
});

test('on a desk six groups are seen whole @all', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const upToSix = (state: State) => (groupsOn(state) > 6 ? -1 : groupsOn(state));
  await openPosition(page, fullestPosition(box, recordOf('two-players'), upToSix));
  await expect(yourTurn(page)).toBeVisible();
  const groups = page.locator('[data-group]');
  await expect(groups).toHaveCount(6);
  for (const group of await groups.all()) await expect(group).toBeInViewport({ ratio: 1 });
});

for (const media of [{ colorScheme: 'light' }, { colorScheme: 'dark' }, { forcedColors: 'active' }] as const) {
  test(`axe has nothing to say of a full table and a rebus being composed: ${JSON.stringify(media)} @all`, async ({ page }) => {
    await page.emulateMedia(media);
    await openPosition(page, fullestPosition(box, recordOf('two-players'), groupsOn));
    await expect(yourTurn(page)).toBeVisible();
    await expectAccessible(page);
    await compose(page);
    await expectAccessible(page);
  });
}

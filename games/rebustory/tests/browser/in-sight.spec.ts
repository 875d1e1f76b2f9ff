// Knows that at every decision of Rébustory everything needed is in sight, on any screen: together, alone, composing, at the end.

import { yourTurn } from '@boite/e2e/frame.ts';
import { expectAccessible } from '@boite/e2e/good-page.ts';
import { expect, test } from '@boite/e2e/house.ts';
import { END_IN_SIGHT, expectAllInSight, expectInSight, SCREEN_SETS } from '@boite/e2e/in-sight.ts';
import { endOf, fullestPosition, openPosition, storedRecord } from '@boite/e2e/position.ts';
import { box as shelved } from '@boite/e2e/shelf.ts';
import type { Page } from '@playwright/test';
import { box } from '../../game.ts';
import type { Fact, State } from '../../types.ts';
import { ideas, positionHere, touch } from './player.ts';

/** Its sand runs. */
const TIMED = 'six-players-timed';
const TOGETHER = ['two-players', TIMED];
const ALONE = ['alone-on-the-ladder', 'alone-with-the-cards-of-a-day'];
const OWN = ['[data-hand] button'];
const BENCH = ['[data-held]', '[data-word]'];
const recordOf = (name: string) => storedRecord(new URL(`../records/${name}.json`, import.meta.url));
const groupsOn = ({ plays }: State) => plays.flat().length;
/** A helped climber holds more cards than the narrowest screen shows whole: they lie like a fan. */
const FEW_CARDS = 21;
const groupsOfFewCards = (state: State) => ((state.hands[0]?.length ?? 0) > FEW_CARDS ? -1 : groupsOn(state));
const newestGroup = (page: Page) => page.getByRole('region', { name: 'Les jeux posés' }).locator('[data-group]').first();

/** The first rebus one thinks of, with its word. */
async function compose(page: Page): Promise<void> {
  const [idea] = ideas(await positionHere(page), { mostRebuses: 1 });
  if (!idea) throw new Error('these cards say nothing');
  for (const { card } of idea.lay.placements) await touch(page, card);
  await page.locator('[data-word="line"]').fill(idea.lay.claims[0]?.word ?? '');
  await expect(page.getByRole('button', { name: /^Poser/ })).not.toHaveAttribute('aria-disabled', 'true');
}

for (const { title, sizes } of SCREEN_SETS) {
  test.describe(title, () => {
    test('at the first turn hand, button, scores and what to do are in sight, and the rebus being composed', async ({ page }) => {
      await page.goto('/');
      await shelved(page, 'Rébustory')
        .getByRole('button', { name: /Jouer tout de suite/ })
        .click();
      await expect(yourTurn(page)).toBeVisible();
      await expectInSight(page, OWN, sizes);
      await compose(page);
      await expectInSight(page, [...OWN, ...BENCH], sizes);
    });

    for (const name of TOGETHER) {
      test(`with a full table too, what was laid last in sight (${name})`, async ({ page }) => {
        await openPosition(page, fullestPosition(box, recordOf(name), groupsOn));
        await expect(yourTurn(page)).toBeVisible();
        await expect(page.getByRole('timer')).toHaveCount(name === TIMED ? 1 : 0);
        await expect(newestGroup(page)).toBeVisible();
        await expectInSight(page, [...OWN, '[data-group]:first-child'], sizes);
        await touch(page, (await page.locator('[data-own]').first().getAttribute('data-card')) ?? '');
        await expectInSight(page, [...OWN, '[data-held]'], sizes);
      });

      test(`and the ranking at the end (${name})`, async ({ page }) => {
        await openPosition(page, endOf(box, recordOf(name)));
        await expect(page.getByRole('list', { name: 'Classement' })).toBeVisible();
        await expectAllInSight(page, END_IN_SIGHT, sizes);
      });
    }

    test('what is asked about a rebus of another is in sight with the hand', async ({ page }) => {
      const record = recordOf('second-edition-judged-by-the-table');
      const asked = (record.facts as readonly Fact[]).findIndex((fact) => fact.kind === 'proposed' && fact.seat !== 0);
      await openPosition(page, { title: box.text.name, record, step: asked + 1 });
      await expect(page.getByRole('button', { name: 'Contester' })).toBeVisible();
      await expectInSight(page, [...OWN, '.ballot .button'], sizes);
    });

    for (const name of ALONE) {
      test(`alone as well (${name})`, async ({ page }) => {
        await openPosition(page, fullestPosition(box, recordOf(name), groupsOfFewCards));
        await expect(yourTurn(page)).toBeVisible();
        await expectInSight(page, OWN, sizes);
        await touch(page, (await page.locator('[data-own]').first().getAttribute('data-card')) ?? '');
        await expectInSight(page, [...OWN, '[data-held]'], sizes);
      });

      test(`and its end (${name})`, async ({ page }) => {
        await openPosition(page, endOf(box, recordOf(name)));
        await expect(page.getByRole('list', { name: 'Classement' })).toBeVisible();
        await expectAllInSight(page, END_IN_SIGHT, sizes);
      });
    }
  });
}

test('on a desk the table is the largest zone, while one composes as well', async ({ page }) => {
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

for (const media of [{ colorScheme: 'light' }, { colorScheme: 'dark' }, { forcedColors: 'active' }] as const) {
  test(`axe has nothing to say of a full table and a rebus being composed: ${JSON.stringify(media)}`, async ({ page }) => {
    await page.emulateMedia(media);
    await openPosition(page, fullestPosition(box, recordOf('two-players'), groupsOn));
    await expect(yourTurn(page)).toBeVisible();
    await expectAccessible(page);
    await compose(page);
    await expectAccessible(page);
  });
}

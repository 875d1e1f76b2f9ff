// A game over days on real pages: whose turn it is stands at home, the days that are left beside the game, and time passes for those who stay away.

import { loadLibrary } from '@boite/language/node';
import type { Page } from '@playwright/test';
import { asked, type Companion, type Company, disperse, gathered, played } from './company.ts';
import { yourTurn } from './frame.ts';
import { expect, test } from './house.ts';

const DAY = 86_400_000;
const books = loadLibrary();

const atHome = async ({ page, line }: Companion) => {
  await page.goto(`${line.url}/`);
  return page.getByRole('region', { name: 'Mes parties' }).getByRole('listitem');
};
const timeLeft = (page: Page) => page.getByRole('timer');

/** The one who is awaited, and the other. */
async function byTurn({ people, witness }: Company, from: number): Promise<readonly [Companion, Companion]> {
  await expect.poll(() => (witness.step?.step ?? 0) > from && witness.step?.awaiting.length).toBe(1);
  const [one, other] = people as readonly [Companion, Companion];
  return witness.step?.awaiting.includes(one.seat) ? [one, other] : [other, one];
}

test('over days, home says « à vous » to whoever is awaited, the screen how many days are left, and a turn nobody takes passes @all', async ({
  browser,
  ownHouse,
}) => {
  const company = await gathered(browser, ownHouse, 'rondo');
  const { witness } = company;
  const options = { sablier: (3 * DAY) / 1000, opening: 'chance' };
  await asked(company, company.people[0] as Companion, [{ type: 'set-options', options }, { type: 'start' }]);
  const [first, second] = await byTurn(company, 0);
  await expect(await atHome(first)).toContainText('à vous !');
  await expect(await atHome(second)).toContainText('en cours');

  await ownHouse.leap(1.5 * DAY);
  await first.page.getByRole('link', { name: /Rondo.*à vous/ }).click();
  await expect(yourTurn(first.page)).toBeVisible();
  await expect(timeLeft(first.page)).toHaveAccessibleName(/36\s+heures/);
  const { step = 0 } = witness.step ?? {};
  expect(await played(company, first, books)).toBe('done');
  expect(await byTurn(company, step)).toEqual([second, first]);
  await expect(timeLeft(first.page)).toHaveAccessibleName(/3\s+jours/);
  await expect(await atHome(second)).toContainText('à vous !');
  await expect(await atHome(first)).toContainText('en cours');

  await ownHouse.leap(0.8 * DAY);
  await second.page.getByRole('link', { name: /Rondo.*à vous/ }).click();
  await expect(timeLeft(second.page)).toHaveAccessibleName(/2\s+jours/);

  const known = witness.step?.step ?? 0;
  await ownHouse.leap(2.3 * DAY);
  expect(await byTurn(company, known)).toEqual([first, second]);
  await expect(await atHome(first)).toContainText('à vous !');
  await expect(await atHome(second)).toContainText('en cours');
  await disperse(company);
});

// Knows how people meet at a table of whatever game for a test of what they can do beside it: quickly, each on a line of their own.

import { shelf } from '@boite/games';
import type { Browser, Locator, Page } from '@playwright/test';
import { asked, type Companion, type Company, disperse, gathered } from './company.ts';
import { newPerson } from './friends.ts';
import { test as base, expect, House } from './house.ts';

/** The clock of these houses goes ten times as fast: nobody waits half a minute for another host. */
const FAST = 0.1;

interface Meeting {
  /** Opens a table of the first game on the shelf. */
  readonly meet: (count: number, phase: 'lobby' | 'playing') => Promise<Company>;
  readonly fastHouse: House;
}

export const test = base.extend<Meeting>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs.
  fastHouse: async ({}, use) => {
    const house = new House(FAST);
    await house.open();
    await use(house);
    await house.close();
  },
  meet: async ({ browser, fastHouse }, use) => {
    const companies: Company[] = [];
    await use(async (count, phase) => {
      const company = await gathered(browser, fastHouse, shelf()[0]?.game.id ?? '', { count });
      companies.push(company);
      const untimed = { type: 'set-options', options: { sablier: null } } as const;
      if (phase === 'playing') await asked(company, company.people[0] as Companion, [untimed, { type: 'start' }]);
      return company;
    });
    for (const company of companies) await disperse(company);
  },
});

export const press = (page: Page, name: string | RegExp): Promise<void> => page.getByRole('button', { name }).click();

export async function chooseInMenu(page: Page, entry: string | RegExp): Promise<void> {
  await press(page, 'Menu');
  await press(page, entry);
}

/** By the link: the short code opens a table before its game only. */
export async function newDevice(browser: Browser, { url }: { readonly url: string }, { witness }: Company): Promise<Page> {
  const { page } = await newPerson(browser, url);
  await expect.poll(() => witness.table?.invitation).toBeTruthy();
  await page.goto(`/t/${witness.table?.invitation}`);
  return page;
}

export const three = (company: Company) => company.people as readonly [Companion, Companion, Companion];

export function seats(page: Page): Locator {
  return page.getByRole('list', { name: 'Joueurs' });
}

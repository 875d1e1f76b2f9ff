// Knows what has happened in a game on this device, and how one that has just begun is begun otherwise.

import type { Page } from '@playwright/test';

const FACTS = 'boite/facts/';

type Written<Fact> = readonly { readonly at: number; readonly fact: Fact }[];

/** Of the only game on the device. */
export async function factsOf<Fact>(page: Page): Promise<readonly Fact[]> {
  return (await written<Fact>(page)).facts.map(({ fact }) => fact);
}

/** What happened is rewritten, and the page opened again. */
export async function rewrite<Fact>(page: Page, change: (fact: Fact) => Fact): Promise<void> {
  const { key, facts } = await written<Fact>(page);
  const changed = facts.map(({ at, fact }) => ({ at, fact: change(fact) }));
  await page.evaluate(`localStorage.setItem('${key}', ${JSON.stringify(JSON.stringify(changed))})`);
  await page.reload();
}

async function written<Fact>(page: Page): Promise<{ readonly key: string; readonly facts: Written<Fact> }> {
  const [key, text] = await page.evaluate<[string, string]>(
    `Object.entries(localStorage).find(([key]) => key.startsWith('${FACTS}'))`,
  );
  return { key, facts: JSON.parse(text) as Written<Fact> };
}

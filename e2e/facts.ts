// Knows how a game that has just begun on this device is begun otherwise: what happened is rewritten, and the page opened again.

import type { Page } from '@playwright/test';

const FACTS = 'boite/facts/';

type Written<Fact> = readonly { readonly at: number; readonly fact: Fact }[];

export async function rewrite<Fact>(page: Page, change: (fact: Fact) => Fact): Promise<void> {
  const [key, text] = await page.evaluate<[string, string]>(
    `Object.entries(localStorage).find(([key]) => key.startsWith('${FACTS}'))`,
  );
  const facts = (JSON.parse(text) as Written<Fact>).map(({ at, fact }) => ({ at, fact: change(fact) }));
  await page.evaluate(`localStorage.setItem('${key}', ${JSON.stringify(JSON.stringify(facts))})`);
  await page.reload();
}

// Knows what has happened in a game on this device, and how one that has just begun is begun otherwise.

import type { Page } from '@playwright/test';

const FACTS = 'boite/facts/';

/** A fact of any game. */
export interface FactWritten {
  readonly kind: string;
  readonly deadline?: number | null;
}

type Written<Fact> = readonly { readonly at: number; readonly fact: Fact }[];

/** Of the only game on the device. */
export async function factsOf<Fact>(page: Page): Promise<readonly Fact[]> {
  return (await writtenFacts<Fact>(page)).facts.map(({ fact }) => fact);
}

/** What happened is rewritten, and the page opened again. */
export async function rewrite<Fact>(page: Page, change: (fact: Fact) => Fact): Promise<void> {
  await bringTo(page, { facts: (await factsOf<Fact>(page)).map(change) });
}

/** Something else has happened, and others may be `awaiting`. Nobody is at the table meanwhile, who would write what they do. */
export async function bringTo(page: Page, story: { facts: readonly unknown[]; awaiting?: readonly number[] }): Promise<void> {
  const { key, facts: before } = await writtenFacts(page);
  const { facts, ...about } = story;
  const address = page.url();
  await page.goto('/');
  await store(
    page,
    key,
    facts.map((fact) => ({ at: before[0]?.at ?? 0, fact })),
  );
  const game = key.replace('/facts/', '/games/');
  const known = await page.evaluate<string>(`localStorage.getItem('${game}')`);
  await store(page, game, { ...JSON.parse(known), ...about });
  await page.goto(address);
}

async function store(page: Page, key: string, thing: unknown): Promise<void> {
  await page.evaluate(`localStorage.setItem('${key}', ${JSON.stringify(JSON.stringify(thing))})`);
}

async function writtenFacts<Fact = unknown>(page: Page): Promise<{ readonly key: string; readonly facts: Written<Fact> }> {
  const [key, text] = await page.evaluate<[string, string]>(
    `Object.entries(localStorage).find(([key]) => key.startsWith('${FACTS}'))`,
  );
  return { key, facts: JSON.parse(text) as Written<Fact> };
}

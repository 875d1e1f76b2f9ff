// Knows how a game that has just begun on this device is dealt the cards that a test is about.

import { type CardId, pictureCard } from '@boite/games/rebustory/rules/cards.ts';
import { cards } from '@boite/games/rebustory/tests/drawing.ts';
import type { Fact } from '@boite/games/rebustory/types.ts';
import { surplus } from '@boite/kernel';
import type { Page } from '@playwright/test';

type Written = readonly { readonly at: number; readonly fact: Fact }[];

const FACTS = 'boite/facts/';

/** The hands by the names of their cards, `CHAT POT *`; the pile has its pictures on top. */
export async function deal(page: Page, hands: readonly string[]): Promise<void> {
  const [key, text] = await page.evaluate<[string, string]>(
    `Object.entries(localStorage).find(([key]) => key.startsWith('${FACTS}'))`,
  );
  const facts = (JSON.parse(text) as Written).map(({ at, fact }) => ({ at, fact: dealtAnew(fact, hands.map(cards)) }));
  await page.evaluate(`localStorage.setItem('${key}', ${JSON.stringify(JSON.stringify(facts))})`);
  await page.reload();
}

function dealtAnew(fact: Fact, hands: readonly (readonly CardId[])[]): Fact {
  if (fact.kind !== 'dealt') return fact;
  const left = surplus([...fact.hands.flat(), ...fact.pile], hands.flat()) ?? [];
  const free = left.filter((id) => pictureCard(id) === null);
  return { ...fact, hands, pile: [...left.filter((id) => pictureCard(id) !== null), ...free] };
}

// Knows how a game of Rébustory that has just begun on this device is dealt the cards that a test is about.

import { rewrite } from '@boite/e2e/facts.ts';
import { surplus } from '@boite/kernel';
import type { Page } from '@playwright/test';
import { type CardId, pictureCard } from '../../rules/cards.ts';
import type { Fact } from '../../types.ts';
import { cards } from '../drawing.ts';

/** The hands by the names of their cards, `CHAT POT *`; the pile has its pictures on top. */
export function deal(page: Page, hands: readonly string[]): Promise<void> {
  return rewrite<Fact>(page, (fact) => dealtAnew(fact, hands.map(cards)));
}

function dealtAnew(fact: Fact, hands: readonly (readonly CardId[])[]): Fact {
  if (fact.kind !== 'dealt') return fact;
  const left = surplus([...fact.hands.flat(), ...fact.pile], hands.flat()) ?? [];
  const free = left.filter((id) => pictureCard(id) === null);
  return { ...fact, hands, pile: [...left.filter((id) => pictureCard(id) !== null), ...free] };
}

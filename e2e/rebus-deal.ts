// Knows how a game of Rébustory that has just begun on this device is dealt the cards that a test is about.

import type { CardId } from '@boite/games/rebustory/deck.ts';
import { handWithout } from '@boite/games/rebustory/position.ts';
import { cards } from '@boite/games/rebustory/testing.ts';
import type { Fact } from '@boite/games/rebustory/types.ts';
import { cardById } from '@boite/language';
import type { Page } from '@playwright/test';
import { rewrite } from './facts.ts';

/** The hands by the names of their cards, `CHAT POT *`; the pile has its pictures on top. */
export function deal(page: Page, hands: readonly string[]): Promise<void> {
  return rewrite<Fact>(page, (fact) => dealtAnew(fact, hands.map(cards)));
}

function dealtAnew(fact: Fact, hands: readonly (readonly CardId[])[]): Fact {
  if (fact.kind !== 'dealt') return fact;
  const left = handWithout([...fact.hands.flat(), ...fact.pile], hands.flat()) ?? [];
  const free = left.filter((id) => cardById(id) === null);
  return { ...fact, hands, pile: [...left.filter((id) => cardById(id) !== null), ...free] };
}

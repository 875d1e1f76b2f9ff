// Knows how a game of Scrabble Rébus that has just begun on this device is dealt the tokens that a test is about.

import { rewrite } from '@boite/e2e/facts.ts';
import type { Page } from '@playwright/test';
import type { Fact } from '../../types.ts';

interface Dealt {
  /** What the bot holds; as it was dealt unless told. */
  readonly bot?: string;
  readonly hasBags?: boolean;
}

const EMPTY_BAGS = { blue: [], red: [], yellow: [] };
const tokens = (names: string) => names.split(' ').map((name) => `t-${name}`);

/** The hand of the person, who begins, by the names of the tokens: `verre tu`. */
export function deal(page: Page, hand: string, { bot, hasBags = true }: Dealt = {}): Promise<void> {
  return rewrite<Fact>(page, (fact) => {
    if (fact.kind !== 'dealt') return fact;
    const hands = [tokens(hand), bot === undefined ? (fact.hands[1] ?? []) : tokens(bot)];
    return { ...fact, hands, bags: hasBags ? fact.bags : EMPTY_BAGS };
  });
}

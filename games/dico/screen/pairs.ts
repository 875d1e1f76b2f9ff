// What a hand can ask: for each question, the pair that spends the fewest jokers.

import { ASKINGS, pairRefusal } from '../rules/cards.ts';
import type { Asking, DicoCard } from '../types.ts';

export interface Askable {
  readonly about: Asking;
  readonly pair: readonly [DicoCard, DicoCard];
}

/** A joker stands for any card: nobody is worse off for keeping it. */
export function askables(hand: readonly DicoCard[]): readonly Askable[] {
  return ASKINGS.flatMap((about) => {
    const pairs: readonly Askable['pair'][] = [
      [about, about],
      [about, 'joker'],
      ['joker', 'joker'],
    ];
    const pair = pairs.find((cards) => pairRefusal(hand, cards, about) === null);
    return pair ? [{ about, pair }] : [];
  });
}

/** Cards of one kind in a hand. */
export interface Stack {
  readonly card: DicoCard;
  /** Their places in the hand. */
  readonly places: readonly number[];
}

/** A hand as one holds it: cards alike together, in the order in which they came. */
export function stacks(hand: readonly DicoCard[]): readonly Stack[] {
  return [...Map.groupBy(hand.keys(), (place) => hand[place] as DicoCard)].map(([card, places]) => ({ card, places }));
}

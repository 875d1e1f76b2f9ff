// Knows how a game of Rondo begins: cards shuffled, seven each, the rest is the pile. (RULES.md 2)

import { clockwiseFrom, type Seating, shuffled, type Tools } from '@boite/kernel';
import type { Books, Fact, Options } from '../types.ts';
import { DECK, HAND_SIZE } from './deck.ts';

export function setup(options: Options, seating: Seating, tools: Tools<Books>): readonly Fact[] {
  const cards = shuffled(DECK, tools.chance);
  const seats = clockwiseFrom(0, seating.count);
  const hands = seats.map((seat) => cards.slice(seat * HAND_SIZE, (seat + 1) * HAND_SIZE));
  const pile = cards.slice(seating.count * HAND_SIZE);
  const deadline = deadlineAfter(options, tools.now);
  const dealt: Fact = { kind: 'dealt', options, youngest: seating.youngest, hands, pile, deadline };
  if (options.opening === 'word') return [dealt];
  const first = tools.chance.below(seating.count);
  return [dealt, { kind: 'opened', first, by: 'chance', words: seats.map(() => null) }, { kind: 'turn', seat: first, deadline }];
}

/** When the sand of a turn begun now runs out. */
export function deadlineAfter(options: Options, now: number): number | null {
  return options.sablier === null ? null : now + options.sablier * 1000;
}

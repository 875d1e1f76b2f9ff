// Knows how a game of Scrabble Rébus begins: three tokens of each colour to everyone, and chance says who begins. (RULES.md 2)

import { clockwiseFrom, type Seating, type Tools } from '@boite/kernel';
import type { Books, Fact, Options, Token } from '../types.ts';
import { bagsWithout, drawnFrom, FULL_HAND } from './draw.ts';
import { BAGS } from './tokens.ts';

export function setup(options: Options, seating: Seating, tools: Tools<Books>): readonly Fact[] {
  let bags = BAGS;
  const hands: (readonly Token[])[] = [];
  for (const seat of clockwiseFrom(0, seating.count)) {
    hands[seat] = drawnFrom(bags, FULL_HAND, tools.chance);
    bags = bagsWithout(bags, hands[seat]);
  }
  const first = tools.chance.below(seating.count);
  return [
    { kind: 'dealt', options, hands, bags, first },
    { kind: 'turn', seat: first, deadline: deadlineAfter(options, tools.now) },
  ];
}

/** When the sand of a turn begun now runs out. */
export function deadlineAfter(options: Options, now: number): number | null {
  return options.sablier === null ? null : now + options.sablier * 1000;
}

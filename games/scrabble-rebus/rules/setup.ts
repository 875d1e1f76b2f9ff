// How a game of Scrabble Rébus begins: three tokens of each colour to everyone, and chance says who begins. (RULES.md 2)

import { clockwiseFrom, type Seating, type Tools, turnFor } from '@boite/kernel';
import type { Books, Fact, Options, Token } from '../types.ts';
import { bagsWithout, drawnFrom, FULL_HAND } from './draw.ts';
import { BAGS } from './tokens.ts';

export function setup(options: Options, { count }: Seating, tools: Tools<Books>): readonly Fact[] {
  let bags = BAGS;
  const hands: (readonly Token[])[] = [];
  for (const seat of clockwiseFrom(0, count)) {
    hands[seat] = drawnFrom(bags, FULL_HAND, tools.chance);
    bags = bagsWithout(bags, hands[seat]);
  }
  const first = tools.chance.below(count);
  return [{ kind: 'dealt', options, hands, bags, first }, turnFor(first, options, tools)];
}

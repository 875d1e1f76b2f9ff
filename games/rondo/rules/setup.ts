// How a game of Rondo begins: cards shuffled, seven each, the rest is the pile. (RULES.md 2)

import { deadlineAfter, dealtFrom, type Seating, shuffled, type Tools, turnFor } from '@boite/kernel';
import type { Books, Fact, Options } from '../types.ts';
import { DECK, HAND_SIZE } from './deck.ts';

export function setup(options: Options, { count, youngest }: Seating, tools: Tools<Books>): readonly Fact[] {
  const { hands, rest: pile } = dealtFrom(shuffled(DECK, tools.chance), count, HAND_SIZE);
  const deadline = deadlineAfter(options.sablier, tools.now);
  const dealt: Fact = { kind: 'dealt', options, youngest, hands, pile, deadline };
  if (options.opening === 'word') return [dealt];
  const first = tools.chance.below(count);
  return [dealt, { kind: 'opened', first, by: 'chance', words: hands.map(() => null) }, turnFor(first, options, tools)];
}

// How a game of Rondo begins: cards shuffled, seven each, the rest is the pile. (RULES.md 2)

import { deadlineAfter, dealtFrom, type Seating, shuffled, type Tools, turnFor } from '@boite/kernel';
import type { Books, Fact, Options } from '../types.ts';
import { RONDO_DECK, RONDO_HAND } from './deck.ts';

export function setup(options: Options, { count, youngest }: Seating, tools: Tools<Books>): readonly Fact[] {
  const { hands, rest: pile } = dealtFrom(shuffled(RONDO_DECK, tools.chance), count, RONDO_HAND);
  const deadline = deadlineAfter(options.sablier, tools.now);
  const dealt: Fact = { kind: 'dealt', options, youngest, hands, pile, deadline };
  if (options.opening === 'word') return [dealt];
  const first = tools.chance.below(count);
  return [dealt, { kind: 'opened', first, by: 'chance', words: hands.map(() => null) }, turnFor(first, options, tools)];
}

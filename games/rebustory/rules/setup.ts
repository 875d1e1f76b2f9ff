// How a game of Rébustory begins: who starts, and what each receives. (RULES.md 5.1, 6.1, 7.1, 8)

import { dayOf, type Seating, shuffled, type Tools } from '@boite/kernel';
import type { Books, Fact, Options, State } from '../types.ts';
import { cardsOfTable, deckOfDay } from './deck.ts';
import { evolve } from './evolve.ts';
import { dealtCards } from './pile.ts';
import { turnOf } from './rounds.ts';
import { courseOf, isAlone } from './ways.ts';

export function setup(options: Options, seating: Seating, tools: Tools<Books>): readonly Fact[] {
  const day = options.daily ? dayOf(tools.now) : null;
  const { first, by } = beginner(options, seating, tools);
  const juniors = seating.juniors ?? [];
  const opened: Fact = { kind: 'opened', options, seats: seating.count, juniors, first, by, day };
  const cards =
    day === null ? shuffled(cardsOfTable(options), tools.chance) : deckOfDay(day, options.edition, courseOf(options).hand);
  const dealt = dealtCards(cards, { round: 1, dealer: first, seats: seating.count, hand: courseOf(options).hand });
  const state = [opened, dealt].reduce<State | null>(evolve, null) as State;
  return [opened, dealt, ...turnOf(state, { seat: first, goRound: 1 }, tools)];
}

/** The youngest begins the first game of the first edition; chance decides elsewhere. */
function beginner(options: Options, { count, youngest }: Seating, { chance }: Tools<Books>) {
  if (isAlone(options)) return { first: 0, by: 'alone' } as const;
  const isAsked = options.edition === 'classique' && options.way === 'premier';
  if (isAsked && youngest !== null) return { first: youngest, by: 'youngest' } as const;
  return { first: chance.below(count), by: 'chance' } as const;
}

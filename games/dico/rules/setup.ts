// How a game of Dico begins: so much time to hide a word, then a joker says who plays first and the cards are laid out. (RULES.md 2)

import { type Moment, oneOf, type Seating, seatsLeft, shuffled, type Tools, turnFor } from '@boite/kernel';
import type { Books, DicoTypes, Fact, Options } from '../types.ts';
import { ALL_CARDS } from './cards.ts';
import { wordbookOf } from './words.ts';

export const MOST_SEATS = 4;

/** Milliseconds to choose a word, at a table with an hourglass. */
export const CHOOSING_TIME = 180_000;

export function setup(options: Options, { count }: Seating, { now, books }: Tools<Books>): readonly Fact[] {
  const { pageCount } = wordbookOf(options, books);
  const deadline = options.sablier === null ? null : now + CHOOSING_TIME;
  return [{ kind: 'begun', options, seats: count, pageCount, deadline }];
}

/** Everyone has hidden a word. */
export function laidOutAndBegun({ state, tools }: Moment<DicoTypes>): readonly Fact[] {
  const { chance } = tools;
  const seats = seatsLeft(state.eliminated);
  const from = oneOf(seats, chance);
  const shown = shuffled(ALL_CARDS, chance);
  const dealt = shown.slice(0, shown.indexOf('joker') + 1);
  const first = seats[(seats.indexOf(from) + dealt.length - 1) % seats.length] ?? from;
  return [{ kind: 'laid-out', from, dealt, first, board: shuffled(ALL_CARDS, chance) }, turnFor(first, state.options, tools)];
}

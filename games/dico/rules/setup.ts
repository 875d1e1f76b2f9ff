// Knows how a game of Dico begins: everyone hides a word, a joker says who plays first, the cards are laid out. (RULES.md 2)

import { clockwiseFrom, oneOf, type Seat, type Seating, shuffled, type Tools } from '@boite/kernel';
import type { Books, Fact, Options, State } from '../types.ts';
import { DECK } from './cards.ts';
import { playing } from './result.ts';
import { chosenSecret, drawnSecret } from './secret.ts';
import { type Moment, type Of, stateAfter, turnOf } from './turns.ts';
import { wordbookOf } from './words.ts';

/** Milliseconds to choose a word, at a table with an hourglass. */
export const CHOOSING_TIME = 180_000;

export function setup(options: Options, { count }: Seating, { now, books }: Tools<Books>): readonly Fact[] {
  const { pageCount } = wordbookOf(options, books);
  const deadline = options.sablier === null ? null : now + CHOOSING_TIME;
  return [{ kind: 'begun', options, seats: count, pageCount, deadline }];
}

/** The seats that have not hidden a word yet. */
export function choosing({ secrets }: State): readonly Seat[] {
  return secrets.flatMap((secret, seat) => (secret === null ? [seat] : []));
}

export function chosen({ state, seat, tools }: Moment, action: Of<'choose'>): readonly Fact[] {
  const secret = chosenSecret(action, state.options, tools.books);
  return thenLaidOut(state, [{ kind: 'chosen', seat, secret, drawn: false }], tools);
}

export function drawn(state: State, seat: Seat, { books, chance }: Tools<Books>): Fact {
  return { kind: 'chosen', seat, secret: drawnSecret(state.options, books, chance), drawn: true };
}

/** Facts after which everyone may have hidden a word. */
export function thenLaidOut(state: State, facts: readonly Fact[], tools: Tools<Books>): readonly Fact[] {
  const after = stateAfter(state, facts);
  return choosing(after).length > 0 ? facts : [...facts, ...laidOut(after, tools)];
}

function laidOut(state: State, { chance, now }: Tools<Books>): readonly Fact[] {
  const seats = playing(state);
  const from = oneOf(seats, chance);
  const deck = shuffled(DECK, chance);
  const dealt = deck.slice(0, deck.indexOf('joker') + 1);
  const receivers = clockwiseFrom(seats.indexOf(from), seats.length).map((index) => seats[index] as Seat);
  const first = receivers[(dealt.length - 1) % receivers.length] as Seat;
  return [{ kind: 'laid-out', from, dealt, first, board: shuffled(DECK, chance) }, turnOf(state, first, now)];
}

// How a game of Rondo begins: seven cards each, then the word that counts most, a tie going to the youngest, then to chance. (RULES.md 2)

import {
  deadlineAfter,
  dealtFrom,
  type Moment,
  oneOf,
  type Seat,
  type Seating,
  seatsLeft,
  shuffled,
  type Tools,
  turnFor,
} from '@boite/kernel';
import type { Books, Fact, OpeningWord, Options, RondoTypes, Shown, State } from '../types.ts';
import { cardValue, RONDO_DECK, RONDO_HAND } from './deck.ts';
import { shownWord } from './play.ts';

export function setup(options: Options, { count, youngest }: Seating, tools: Tools<Books>): readonly Fact[] {
  const { hands, rest: pile } = dealtFrom(shuffled(RONDO_DECK, tools.chance), count, RONDO_HAND);
  const deadline = deadlineAfter(options.sablier, tools.now);
  const dealt: Fact = { kind: 'dealt', options, youngest, hands, pile, deadline };
  if (options.opening === 'word') return [dealt];
  const first = tools.chance.below(count);
  return [dealt, { kind: 'opened', first, by: 'chance', words: hands.map(() => null) }, turnFor(first, options, tools)];
}

/** Those who have neither shown a word nor declined. */
export function stillThinking({ shown, retired }: State): readonly Seat[] {
  return seatsLeft(retired).filter((seat) => shown[seat] === 'thinking');
}

export function firstTurn({ state, tools }: Moment<RondoTypes>): readonly Fact[] {
  const { youngest, shown, retired, options } = state;
  const words = shown.map((cards) => (Array.isArray(cards) ? openingWordOf(cards) : null));
  const playing = seatsLeft(retired);
  const best = Math.max(...playing.map((seat) => words[seat]?.points ?? 0));
  const tied = playing.filter((seat) => (words[seat]?.points ?? 0) === best);
  const byYoungest = youngest !== null && tied.includes(youngest);
  const first = byYoungest ? youngest : oneOf(tied, tools.chance);
  const by = best > 0 && tied.length === 1 ? 'word' : byYoungest && best > 0 ? 'youngest' : 'chance';
  return [{ kind: 'opened', first, by, words }, turnFor(first, options, tools)];
}

function openingWordOf(cards: readonly Shown[]): OpeningWord {
  return { word: shownWord(cards), points: cards.reduce((sum, { card }) => sum + cardValue(card), 0) };
}

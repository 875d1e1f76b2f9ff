// Who begins: the word that counts most, a tie going to the youngest, then to chance. (RULES.md 2)

import { type Moment, oneOf, type Seat, seatsLeft, turnFor } from '@boite/kernel';
import type { Fact, OpeningWord, RondoTypes, Shown, State } from '../types.ts';
import { cardValue } from './deck.ts';
import { shownWord } from './play.ts';

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

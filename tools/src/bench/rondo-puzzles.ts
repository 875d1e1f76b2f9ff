// Knows how to deal positions of Rondo that look like those of a game.

import type { RondoPuzzle } from '@boite/games/rondo/bot/solver.ts';
import { HOLDER_MAX, RONDO_DECK, RONDO_HAND, SHORTEST_RONDO_WORD } from '@boite/games/rondo/rules/deck.ts';
import { readHolder } from '@boite/games/rondo/rules/holder.ts';
import { readOptions } from '@boite/games/rondo/rules/read.ts';
import type { Card, Holder, Options } from '@boite/games/rondo/types.ts';
import { type Chance, oneOf, shuffled } from '@boite/kernel';

const OPTIONS = readOptions({}) as Options;
const WITHOUT_JOKERS = RONDO_DECK.filter((card) => card !== 'joker');

/** Puzzles made of a list of words. */
export class Puzzles {
  readonly #byLength: ReadonlyMap<number, readonly string[]>;

  constructor(words: readonly string[]) {
    this.#byLength = Map.groupBy(
      words.filter(({ length }) => length >= SHORTEST_RONDO_WORD && length <= HOLDER_MAX),
      ({ length }) => length,
    );
  }

  /** A word on the holder, short as often as long, and seven cards: as dealt, or with so many jokers. */
  some(jokers: number | 'as dealt', chance: Chance): RondoPuzzle {
    const word = oneOf(oneOf([...this.#byLength.values()], chance), chance);
    const hand = jokers === 'as dealt' ? dealt(RONDO_DECK, chance) : withJokers(dealt(WITHOUT_JOKERS, chance), jokers);
    return { holder: readHolder(word) as Holder, hand, exchanges: 0, options: OPTIONS };
  }
}

function dealt(deck: readonly Card[], chance: Chance): readonly Card[] {
  return shuffled(deck, chance).slice(0, RONDO_HAND);
}

function withJokers(hand: readonly Card[], jokers: number): readonly Card[] {
  return hand.map((card, nth) => (nth < jokers ? 'joker' : card));
}

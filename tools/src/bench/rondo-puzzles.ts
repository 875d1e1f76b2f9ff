// Knows how to deal positions of Rondo that look like those of a game.

import type { Puzzle } from '@boite/games/rondo/bot/solver.ts';
import { DECK, HAND_SIZE, HOLDER_MAX, SHORTEST_WORD } from '@boite/games/rondo/rules/deck.ts';
import { readHolder } from '@boite/games/rondo/rules/holder.ts';
import { readOptions } from '@boite/games/rondo/rules/read.ts';
import type { Card, Holder, Options } from '@boite/games/rondo/types.ts';
import { type Chance, oneOf, shuffled } from '@boite/kernel';

const OPTIONS = readOptions({}) as Options;
const WITHOUT_JOKERS = DECK.filter((card) => card !== 'joker');

/** Puzzles made of a list of words. */
export class Puzzles {
  readonly #byLength: ReadonlyMap<number, readonly string[]>;

  constructor(words: readonly string[]) {
    this.#byLength = Map.groupBy(
      words.filter(({ length }) => length >= SHORTEST_WORD && length <= HOLDER_MAX),
      ({ length }) => length,
    );
  }

  /** A word on the holder, short as often as long, and seven cards: as dealt, or with so many jokers. */
  some(jokers: number | 'as dealt', chance: Chance): Puzzle {
    const word = oneOf(oneOf([...this.#byLength.values()], chance), chance);
    const hand = jokers === 'as dealt' ? dealt(DECK, chance) : withJokers(dealt(WITHOUT_JOKERS, chance), jokers);
    return { holder: readHolder(word) as Holder, hand, exchanges: 0, options: OPTIONS };
  }
}

function dealt(deck: readonly Card[], chance: Chance): readonly Card[] {
  return shuffled(deck, chance).slice(0, HAND_SIZE);
}

function withJokers(hand: readonly Card[], jokers: number): readonly Card[] {
  return hand.map((card, nth) => (nth < jokers ? 'joker' : card));
}

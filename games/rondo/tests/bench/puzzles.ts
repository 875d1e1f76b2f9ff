// Positions dealt to look like those of a game.

import { type Chance, oneOf, shuffled } from '@boite/kernel';
import type { RondoPuzzle } from '../../bot/solver.ts';
import { HOLDER_MAX, RONDO_DECK, RONDO_HAND, SHORTEST_RONDO_WORD } from '../../rules/deck.ts';
import { readOptions } from '../../rules/form.ts';
import { readHolder } from '../../rules/holder.ts';
import type { Card, Holder, Options } from '../../types.ts';

const DEFAULT_OPTIONS = readOptions({}) as Options;
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
    const hand = jokers === 'as dealt' ? dealtHand(RONDO_DECK, chance) : someJokers(dealtHand(WITHOUT_JOKERS, chance), jokers);
    return { holder: readHolder(word) as Holder, hand, exchanges: 0, options: DEFAULT_OPTIONS };
  }
}

function dealtHand(deck: readonly Card[], chance: Chance): readonly Card[] {
  return shuffled(deck, chance).slice(0, RONDO_HAND);
}

function someJokers(hand: readonly Card[], jokers: number): readonly Card[] {
  return hand.map((card, nth) => (nth < jokers ? 'joker' : card));
}

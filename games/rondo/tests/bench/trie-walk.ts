// Every play found on a mnemonist trie: the solver's own places and points, on plain nodes.

import { END_OF_WORD, type MnemonistNode } from '@boite/tools/bench';
import { BonusCovering } from '../../bot/covering.ts';
import { type Geometry, geometries, meansOf } from '../../bot/geometry.ts';
import { lettersIn } from '../../bot/lengths.ts';
import { WordPlace } from '../../bot/place.ts';
import type { RondoPuzzle } from '../../bot/solver.ts';
import { wordOn } from '../../rules/holder.ts';

const LETTER_A = 65;

export interface TriePlay {
  readonly word: string;
  readonly points: number;
}

/** Every word that can be made and the most it pays, the highest-scoring first. */
export function trieWordPlays({ holder, hand, options }: RondoPuzzle, root: MnemonistNode): readonly TriePlay[] {
  const walk = new TrieWalk();
  walk.place.hold(hand);
  for (const geometry of geometries(holder, meansOf(hand, options.beginners))) {
    walk.place.stand(holder, geometry, options.beginners);
    walk.through(root, geometry);
  }
  walk.best.delete(wordOn(holder));
  return [...walk.best].map(([word, points]) => ({ word, points })).sort((one, other) => other.points - one.points);
}

class TrieWalk {
  readonly place: WordPlace = new WordPlace();
  readonly best: Map<string, number> = new Map();
  readonly #covering = new BonusCovering();
  /** Where a letter shows last: a word that has kept none must keep this one. */
  #lastShown = -1;

  through(root: MnemonistNode, { length }: Geometry): void {
    this.#lastShown = -1;
    for (let at = 0; at < length; at++) if (this.place.showsLetter(at)) this.#lastShown = at;
    this.#descend(root, 0, this.place.jokers, this.#lastShown < 0);
  }

  /** Going through the children was tried against probing the letters of the hand: it is faster. */
  #descend(node: MnemonistNode, at: number, jokers: number, hasKept: boolean): void {
    const { cards, shown, word, length } = this.place;
    const mustKeep = !hasKept && at === this.#lastShown;
    for (const key in node) {
      if (key === END_OF_WORD) continue;
      const letter = key.charCodeAt(0) - LETTER_A;
      const child = node[key] as MnemonistNode;
      const keeps = shown[at] === letter;
      const held = cards[letter] as number;
      if (!keeps && (mustKeep || (held <= 0 && jokers === 0))) continue;
      word[at] = letter;
      if (!keeps) cards[letter] = held - 1;
      const left = keeps || held > 0 ? jokers : jokers - 1;
      if (at < length - 1) this.#descend(child, at + 1, left, hasKept || keeps);
      else if (END_OF_WORD in child) this.#meet(left);
      cards[letter] = held;
    }
  }

  #meet(jokers: number): void {
    const value = this.place.weighed();
    if (this.place.length - lettersIn(this.place.kept) > this.place.writing) return;
    const points = value + this.#covering.best(this.place, jokers) + this.place.around;
    const word = this.place.spelled();
    const known = this.best.get(word);
    if (known === undefined || points > known) this.best.set(word, points);
  }
}

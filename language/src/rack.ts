// Knows the words that a rack of letters and jokers can make.

import { LETTERS } from './alphabet.ts';
import { type Node, PLACE_BITS, WORD_BIT, type WordGraph } from './graph.ts';
import { lowestLetter } from './letter-set.ts';

export interface RackLimits {
  /** Tiles that stand for any letter; none unless told. */
  readonly jokers?: number;
  /** The fewest letters of a word. */
  readonly min?: number;
  /** The most letters of a word. */
  readonly max?: number;
}

/** Every word that a rack can make, each once, in alphabetical order. */
export function wordsFromRack(graph: WordGraph, rack: string, limits: RackLimits = {}): readonly string[] {
  return new RackWalk(graph.cells, rack, limits).wordsFrom(graph.root);
}

/** A walk on the graph that spends a rack: a tile where there is one, else a joker, so that each word is met once. */
class RackWalk {
  readonly #cells: Uint32Array;
  readonly #min: number;
  readonly #max: number;
  readonly #words: string[] = [];
  /** How many tiles are left of each letter. */
  readonly #tiles = new Uint8Array(LETTERS.length);
  /** The letters of which a tile is left, one bit each. */
  #letters = 0;
  #jokers: number;

  constructor(cells: Uint32Array, rack: string, { jokers = 0, min = 1, max = rack.length + jokers }: RackLimits) {
    this.#cells = cells;
    this.#jokers = jokers;
    this.#min = min;
    this.#max = max;
    for (let at = 0; at < rack.length; at++) {
      const letter = rack.charCodeAt(at) - 65;
      this.#tiles[letter] = (this.#tiles[letter] as number) + 1;
      this.#letters |= 1 << letter;
    }
  }

  wordsFrom(root: Node): readonly string[] {
    if (this.#max > 0) this.#follow(root, this.#affordable(root), '');
    return this.#words;
  }

  /** The letters that can follow and that the rack can still pay. */
  #affordable(node: Node): number {
    return (this.#cells[node] as number) & (this.#jokers > 0 ? PLACE_BITS : this.#letters);
  }

  #follow(node: Node, letters: number, start: string): void {
    for (let rest = letters; rest !== 0; rest &= rest - 1) {
      const letter = lowestLetter(rest);
      const step = this.#cells[node + 1 + letter] as number;
      const tiles = this.#tiles[letter] as number;
      this.#change(letter, tiles, -1);
      const beyond = this.#affordable(step & PLACE_BITS);
      // Most steps are dead ends: a string for each of them would cost more than the step.
      if ((step & WORD_BIT) !== 0 || beyond !== 0) this.#reach(step, beyond, start + LETTERS[letter]);
      this.#change(letter, tiles, 1);
    }
  }

  #reach(step: number, beyond: number, word: string): void {
    if ((step & WORD_BIT) !== 0 && word.length >= this.#min) this.#words.push(word);
    if (beyond !== 0 && word.length < this.#max) this.#follow(step & PLACE_BITS, beyond, word);
  }

  /** Spends a letter or takes it back; `tiles` is what there was of it before it was spent. */
  #change(letter: number, tiles: number, by: 1 | -1): void {
    if (tiles === 0) this.#jokers += by;
    else this.#tiles[letter] = (this.#tiles[letter] as number) + by;
    if (tiles === 1) this.#letters ^= 1 << letter;
  }
}

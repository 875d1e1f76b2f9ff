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
  return new RackWalk(graph, limits).words(rack);
}

/** A walk on the graph that spends a rack: a tile where there is one, else a joker, so that each word is met once. */
class RackWalk {
  readonly #graph: WordGraph;
  readonly #cells: Uint32Array;
  readonly #min: number;
  readonly #max: number;
  readonly #words: string[] = [];
  /** How many tiles are left of each letter. */
  readonly #tiles = new Uint8Array(LETTERS.length);
  /** The letters of which a tile is left, one bit each. */
  #letters = 0;
  #jokers: number;

  constructor(graph: WordGraph, { jokers = 0, min = 1, max = Number.POSITIVE_INFINITY }: RackLimits) {
    this.#graph = graph;
    this.#cells = graph.cells;
    this.#jokers = jokers;
    this.#min = min;
    this.#max = max;
  }

  words(rack: string): readonly string[] {
    for (let at = 0; at < rack.length; at++) {
      const letter = rack.charCodeAt(at) - 65;
      this.#tiles[letter] = (this.#tiles[letter] as number) + 1;
      this.#letters |= 1 << letter;
    }
    this.#follow(this.#graph.root, this.#affordable(this.#graph.root), '');
    return this.#words;
  }

  #affordable(node: Node): number {
    return (this.#cells[node] as number) & (this.#jokers > 0 ? PLACE_BITS : this.#letters);
  }

  #follow(node: Node, letters: number, start: string): void {
    for (let rest = start.length < this.#max ? letters : 0; rest !== 0; rest &= rest - 1) {
      const letter = lowestLetter(rest);
      const step = this.#cells[node + 1 + letter] as number;
      const word = start + LETTERS[letter];
      if ((step & WORD_BIT) !== 0 && word.length >= this.#min) this.#words.push(word);
      this.#spend(letter, step & PLACE_BITS, word);
    }
  }

  /** Goes on with a letter less, then takes it back. */
  #spend(letter: number, node: Node, word: string): void {
    const tiles = this.#tiles[letter] as number;
    if (tiles === 0) this.#jokers--;
    else this.#tiles[letter] = tiles - 1;
    if (tiles === 1) this.#letters ^= 1 << letter;
    const letters = this.#affordable(node);
    if (letters !== 0) this.#follow(node, letters, word);
    if (tiles === 0) this.#jokers++;
    else this.#tiles[letter] = tiles;
    if (tiles === 1) this.#letters ^= 1 << letter;
  }
}

// Knows the words of three to nine letters by length: a graph where every way forward ends with a word of that length.

import { lowestLetter, type Node, type WordGraph } from '@boite/language';
import { HOLDER_MAX, SHORTEST_WORD } from './deck.ts';

/**
 * What follows a letter. In the graph it takes four cells side by side, so that a way that leads nowhere is given up
 * without reading further. Sets of letters have a bit each.
 */
export interface Step {
  /** The letters that can come next. */
  readonly letters: number;
  /** The letters that every ending contains. */
  readonly needed: number;
  /** The cell where the steps of the next letters begin, one after the other; unused before the last letter. */
  readonly next: number;
  /** How many words of the same beginning come before. */
  readonly before: number;
}

export interface LengthGraph {
  readonly cells: Int32Array;
  /** The step before the first letter, for each length. Words are numbered by length, then in alphabetical order. */
  readonly roots: readonly Step[];
  /** How many words there are. */
  readonly size: number;
}

export const STEP_CELLS = 4;
export const NEEDED = 1;
export const NEXT = 2;
export const BEFORE = 3;

const graphs = new WeakMap<WordGraph, LengthGraph>();

/** The words of a graph by length; cut once a graph. */
export function lengthGraph(graph: WordGraph): LengthGraph {
  const known = graphs.get(graph) ?? new Cutter(graph).cut();
  graphs.set(graph, known);
  return known;
}

export function bitCount(bits: number): number {
  let count = bits - ((bits >>> 1) & 0x55555555);
  count = (count & 0x33333333) + ((count >>> 2) & 0x33333333);
  return Math.imul((count + (count >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The endings of one length from a place, and how many words they make. */
type Endings = Omit<Step, 'before'> & { readonly count: number };

const NONE: Endings = { letters: 0, needed: 0, next: 0, count: 0 };

/** Cuts a graph by length. Endings that are the same are kept once. */
class Cutter {
  readonly #graph: WordGraph;
  readonly #cells: number[] = [];
  readonly #known = new Map<number, Endings>();
  readonly #twins = new Map<string, number>();

  constructor(graph: WordGraph) {
    this.#graph = graph;
  }

  cut(): LengthGraph {
    const roots: Step[] = [];
    let size = 0;
    for (let length = 0; length <= HOLDER_MAX; length++) {
      const { count, ...root } = length < SHORTEST_WORD ? NONE : this.#endings(this.#graph.root, length);
      roots.push({ ...root, before: size });
      size += count;
    }
    return { cells: Int32Array.from(this.#cells), roots, size };
  }

  #endings(node: Node, length: number): Endings {
    const key = node * (HOLDER_MAX + 1) + length;
    const endings = this.#known.get(key) ?? (length === 1 ? this.#lastLetters(node) : this.#branches(node, length));
    this.#known.set(key, endings);
    return endings;
  }

  #lastLetters(node: Node): Endings {
    let letters = 0;
    for (let rest = this.#graph.letters(node); rest !== 0; rest &= rest - 1) {
      if (this.#graph.isWord(this.#graph.next(node, lowestLetter(rest)))) letters |= rest & -rest;
    }
    const count = bitCount(letters);
    return { letters, needed: count === 1 ? letters : 0, next: 0, count };
  }

  #branches(node: Node, length: number): Endings {
    const steps: number[] = [];
    let [letters, needed, count] = [0, -1, 0];
    for (let rest = this.#graph.letters(node); rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const after = this.#endings(this.#graph.next(node, lowestLetter(rest)), length - 1);
      if (after.count === 0) continue;
      steps.push(after.letters, after.needed, after.next, count);
      letters |= bit;
      needed &= bit | after.needed;
      count += after.count;
    }
    return count === 0 ? NONE : { letters, needed, next: this.#stored(steps), count };
  }

  #stored(steps: readonly number[]): number {
    const key = steps.join();
    const at = this.#twins.get(key) ?? this.#cells.length;
    if (at === this.#cells.length) {
      this.#twins.set(key, at);
      this.#cells.push(...steps);
    }
    return at;
  }
}

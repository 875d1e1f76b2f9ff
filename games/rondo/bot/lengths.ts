// Knows the words of three to nine letters by length: a graph where every way forward ends with a word of that length.

import { type Lexicon, lowestLetter, type Node, type WordGraph } from '@boite/language';
import { keptCells } from '../../manners/kept-cells.ts';
import { HOLDER_MAX, SHORTEST_RONDO_WORD } from '../rules/deck.ts';

/**
 * What follows a letter. In the graph it takes three cells side by side, so that a way that leads nowhere is given up
 * without reading further. Sets of letters have a bit each.
 */
export interface LengthStep {
  /** The letters that can come next. */
  readonly letters: number;
  /** The letters that every ending contains. */
  readonly needed: number;
  /** The cell where the steps of the next letters begin, one after the other; unused before the last letter. */
  readonly next: number;
}

export interface LengthGraph {
  readonly cells: Int32Array;
  /** The step before the first letter, for each length. */
  readonly roots: readonly LengthStep[];
}

const lengthGraphs = new WeakMap<WordGraph, LengthGraph>();

/** The words of a lexicon by length: read where they are kept, else cut once. */
export function lengthGraph(lexicon: Lexicon): LengthGraph {
  const { graph } = lexicon;
  const known = lengthGraphs.get(graph) ?? keptLengths(lexicon) ?? cutGraph(graph);
  lengthGraphs.set(graph, known);
  return known;
}

export function cutGraph(graph: WordGraph): LengthGraph {
  return new Cutter(graph).cut();
}

/** By this name, the root of each length and then the cells. */
export const KEPT_LENGTHS = 'rondo-lengths';

function keptLengths(lexicon: Lexicon): LengthGraph | null {
  const cells = keptCells(lexicon, KEPT_LENGTHS);
  if (cells === null) return null;
  const roots = Array.from({ length: HOLDER_MAX + 1 }, (_, length): LengthStep => {
    const [letters = 0, needed = 0, next = 0] = cells.subarray(length * STEP_CELLS, (length + 1) * STEP_CELLS);
    return { letters, needed, next };
  });
  return { roots, cells: cells.subarray(roots.length * STEP_CELLS) };
}

export function lengthCells({ roots, cells }: LengthGraph): Int32Array {
  return Int32Array.from([...roots.flatMap(({ letters, needed, next }) => [letters, needed, next]), ...cells]);
}

export function lettersIn(bits: number): number {
  let count = bits - ((bits >>> 1) & 0x55555555);
  count = (count & 0x33333333) + ((count >>> 2) & 0x33333333);
  return Math.imul((count + (count >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

const STEP_CELLS = 3;
const NEXT_CELL = 2;
const NO_WORDS: LengthStep = { letters: 0, needed: 0, next: 0 };

/** Cuts a graph by length. Endings that are the same are kept once. */
class Cutter {
  readonly #graph: WordGraph;
  /** The steps of each length apart: what is walked on together lies together. */
  readonly #cells: number[][] = Array.from({ length: HOLDER_MAX + 1 }, () => []);
  readonly #known = new Map<number, LengthStep>();
  readonly #twins = new Map<string, number>();

  constructor(graph: WordGraph) {
    this.#graph = graph;
  }

  cut(): LengthGraph {
    const lengths = [...this.#cells.keys()];
    const roots = lengths.map((length) => (length < SHORTEST_RONDO_WORD ? NO_WORDS : this.#endings(this.#graph.root, length)));
    const starts = lengths.map((length) => this.#cells.slice(0, length).reduce((sum, cells) => sum + cells.length, 0));
    const moved = this.#cells.flatMap((cells, length) => {
      const shift = starts[length - 1] ?? 0;
      return cells.map((cell, index) => (index % STEP_CELLS === NEXT_CELL ? cell + shift : cell));
    });
    return {
      cells: Int32Array.from(moved),
      roots: roots.map((root, length) => ({ ...root, next: root.next + (starts[length] ?? 0) })),
    };
  }

  /** The endings of exactly so many letters. */
  #endings(node: Node, length: number): LengthStep {
    const key = node * (HOLDER_MAX + 1) + length;
    const endings = this.#known.get(key) ?? (length === 1 ? this.#lastLetters(node) : this.#branches(node, length));
    this.#known.set(key, endings);
    return endings;
  }

  #lastLetters(node: Node): LengthStep {
    let letters = 0;
    for (let rest = this.#graph.letters(node); rest !== 0; rest &= rest - 1) {
      if (this.#graph.isWord(this.#graph.next(node, lowestLetter(rest)))) letters |= rest & -rest;
    }
    return { letters, needed: lettersIn(letters) === 1 ? letters : 0, next: 0 };
  }

  #branches(node: Node, length: number): LengthStep {
    const steps: number[] = [];
    let letters = 0;
    let needed = -1;
    for (let rest = this.#graph.letters(node); rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const after = this.#endings(this.#graph.next(node, lowestLetter(rest)), length - 1);
      if (after.letters === 0) continue;
      steps.push(after.letters, after.needed, after.next);
      letters |= bit;
      needed &= bit | after.needed;
    }
    return letters === 0 ? NO_WORDS : { letters, needed, next: this.#stored(steps, length) };
  }

  #stored(steps: readonly number[], length: number): number {
    const cells = this.#cells[length] as number[];
    const key = `${length} ${steps}`;
    const at = this.#twins.get(key) ?? cells.length;
    if (at === cells.length) {
      this.#twins.set(key, at);
      cells.push(...steps);
    }
    return at;
  }
}

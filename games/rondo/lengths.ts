// Knows the words of three to nine letters, in one graph where every path from the root of a length ends with a word of it.

import { LETTERS, type Node, type WordGraph } from '@boite/language';
import { HOLDER_MAX, SHORTEST_WORD } from './deck.ts';

/**
 * A node is `[letters, needed, child, skipped, child, skipped …]`: the letters that can follow and the letters that every
 * ending contains, a bit each; then for each letter that can follow, where it leads and how many words come before its own.
 * Before the last letter there are no children: every letter ends a word.
 */
export interface LengthGraph {
  readonly cells: Uint32Array;
  /** The root of the words of each length; 0 when there are none. */
  readonly roots: readonly number[];
  /** The number of the first word of each length; words are numbered by length, then in alphabetical order. */
  readonly firsts: readonly number[];
  readonly size: number;
}

export const LETTERS_AT = 0;
export const NEEDED_AT = 1;
export const CHILDREN_AT = 2;

const built = new WeakMap<WordGraph, LengthGraph>();

/** The words of a graph by length; built once a graph. */
export function lengthGraph(graph: WordGraph): LengthGraph {
  const known = built.get(graph);
  if (known) return known;
  const fresh = new Builder(graph).built();
  built.set(graph, fresh);
  return fresh;
}

export function bitCount(bits: number): number {
  let count = bits - ((bits >>> 1) & 0x55555555);
  count = (count & 0x33333333) + ((count >>> 2) & 0x33333333);
  return Math.imul((count + (count >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Cuts a graph by length; endings that are the same are kept once. */
class Builder {
  private readonly cells: number[] = [0];
  private readonly counts = new Map<number, number>();
  private readonly nodes = new Map<number, number>();
  private readonly twins = new Map<string, number>();
  private readonly graph: WordGraph;

  constructor(graph: WordGraph) {
    this.graph = graph;
  }

  built(): LengthGraph {
    const roots: number[] = [];
    const firsts: number[] = [];
    let size = 0;
    for (let length = 0; length <= HOLDER_MAX; length++) {
      firsts[length] = size;
      roots[length] = length < SHORTEST_WORD ? 0 : this.ending(this.graph.root, length);
      size += this.countFrom(roots[length] as number);
    }
    return { cells: Uint32Array.from(this.cells), roots, firsts, size };
  }

  /** The node of the endings of exactly `length` letters; 0 when there are none. */
  private ending(node: Node, length: number): number {
    const key = node * (HOLDER_MAX + 1) + length;
    const known = this.nodes.get(key);
    if (known !== undefined) return known;
    const made = this.stored(length === 1 ? this.lastLetters(node) : this.branches(node, length));
    this.nodes.set(key, made);
    return made;
  }

  private lastLetters(node: Node): readonly number[] {
    const letters = this.lettersWhere(node, (next) => this.graph.isWord(next));
    return [letters, bitCount(letters) === 1 ? letters : 0];
  }

  private branches(node: Node, length: number): readonly number[] {
    const letters = this.lettersWhere(node, (next) => this.ending(next, length - 1) > 0);
    const children: number[] = [];
    let needed = -1;
    let skipped = 0;
    for (const letter of lettersIn(letters)) {
      const child = this.ending(this.graph.next(node, letter), length - 1);
      children.push(child, skipped);
      skipped += this.countFrom(child);
      needed &= (1 << letter) | (this.cells[child + NEEDED_AT] as number);
    }
    return [letters, needed, ...children];
  }

  private lettersWhere(node: Node, goesOn: (next: Node) => boolean): number {
    let letters = 0;
    for (const letter of lettersIn(this.graph.letters(node))) {
      if (goesOn(this.graph.next(node, letter))) letters |= 1 << letter;
    }
    return letters;
  }

  private stored(cells: readonly number[]): number {
    if (cells[LETTERS_AT] === 0) return 0;
    const key = cells.join();
    const twin = this.twins.get(key);
    if (twin !== undefined) return twin;
    const at = this.cells.length;
    this.cells.push(...cells);
    this.twins.set(key, at);
    this.counts.set(at, this.wordsUnder(cells));
    return at;
  }

  private wordsUnder(cells: readonly number[]): number {
    if (cells.length === CHILDREN_AT) return bitCount(cells[LETTERS_AT] as number);
    return (cells.at(-1) as number) + this.countFrom(cells.at(-2) as number);
  }

  private countFrom(node: number): number {
    return this.counts.get(node) ?? 0;
  }
}

function lettersIn(bits: number): readonly number[] {
  return LETTERS.keys()
    .filter((letter) => (bits & (1 << letter)) !== 0)
    .toArray();
}

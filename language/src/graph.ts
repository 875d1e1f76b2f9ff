// Knows how to walk on the word graph: one typed array, a step a letter.

import { lowestLetter } from './letter-set.ts';

/** A place in the graph; 0 is nowhere. */
export type Node = number;

export interface WordGraph {
  readonly cells: Uint32Array;
  readonly root: Node;
  /** How many words it holds. */
  readonly size: number;
  /** The place after a letter (0 for A … 25 for Z); 0 when no word goes on so. */
  next(node: Node, letter: number): Node;
  /** The letters that can follow, one bit each (bit 0 for A). */
  letters(node: Node): number;
  /** Whether the letters so far make a word. */
  isWord(node: Node): boolean;
  has(word: string): boolean;
  /** How many words go through a place. */
  wordsFrom(node: Node): number;
  /** The position of a word in alphabetical order; −1 when unknown. */
  indexOf(word: string): number;
  /** The word at a position in alphabetical order; null when there is none. */
  wordAt(index: number): string | null;
  /** Every word, in alphabetical order. */
  words(): Generator<string, void, void>;
}

/*
 * A place n is a cell that holds the letters that can follow (26 bits) and whether a word ends here. The step for the
 * k-th letter (A is 1) is the cell n + k: its letter (5 bits), whether a word ends after it, and the place it leads to.
 * Places overlap: a cell that one of them leaves unused belongs to another, and the letter in it tells whose it is.
 */
export const WORD_BIT = 1 << 26;
export const PLACE_BITS = WORD_BIT - 1;
export const LETTER_SHIFT = 27;
export const ROOT: Node = 1;
/** The code of the character before A. */
const BEFORE_A = 64;

/** The graph whose places are in `cells`. */
export function openGraph(cells: Uint32Array, size: number): WordGraph {
  return new CellGraph(cells, size);
}

class CellGraph implements WordGraph {
  readonly cells: Uint32Array;
  readonly size: number;
  readonly root = ROOT;
  #counts: Uint32Array | undefined;

  constructor(cells: Uint32Array, size: number) {
    this.cells = cells;
    this.size = size;
  }

  next(node: Node, letter: number): Node {
    const step = this.cells[node + letter + 1] as number;
    return step >>> LETTER_SHIFT === letter + 1 ? step & PLACE_BITS : 0;
  }

  letters(node: Node): number {
    return (this.cells[node] as number) & PLACE_BITS;
  }

  isWord(node: Node): boolean {
    return ((this.cells[node] as number) & WORD_BIT) !== 0;
  }

  has(word: string): boolean {
    const { cells } = this;
    let step: number = ROOT;
    for (let at = 0; at < word.length; at++) {
      const letter = word.charCodeAt(at) - BEFORE_A;
      step = cells[(step & PLACE_BITS) + letter] as number;
      // The cell 0 letters further on is the place itself, which is not a step.
      if (step >>> LETTER_SHIFT !== letter || letter === 0) return false;
    }
    return (step & WORD_BIT) !== 0;
  }

  wordsFrom(node: Node): number {
    this.#counts ??= countedSteps(this.cells);
    return this.#counts[node] as number;
  }

  indexOf(word: string): number {
    if (!this.has(word)) return -1;
    this.#counts ??= countedSteps(this.cells);
    let index = 0;
    let node: Node = ROOT;
    for (let at = 0; at < word.length; at++) {
      const step = node + word.charCodeAt(at) - BEFORE_A;
      index += this.#counts[step] as number;
      node = (this.cells[step] as number) & PLACE_BITS;
    }
    return index;
  }

  wordAt(index: number): string | null {
    if (!(index >= 0 && index < this.size)) return null;
    this.#counts ??= countedSteps(this.cells);
    let word = '';
    let node: Node = ROOT;
    for (let left = index; left > 0 || !this.isWord(node); ) {
      const letter = lastLetterWithin(this.letters(node), left, this.#counts.subarray(node + 1));
      left -= this.#counts[node + 1 + letter] as number;
      word += String.fromCharCode(BEFORE_A + 1 + letter);
      node = this.next(node, letter);
    }
    return word;
  }

  *words(): Generator<string, void, void> {
    const starts = [''];
    const nodes = [ROOT];
    for (let node = nodes.pop(); node !== undefined; node = nodes.pop()) {
      const start = starts.pop() ?? '';
      if (this.isWord(node)) yield start;
      for (let rest = this.letters(node); rest !== 0; ) {
        const letter = 31 - Math.clz32(rest);
        rest ^= 1 << letter;
        nodes.push(this.next(node, letter));
        starts.push(start + String.fromCharCode(BEFORE_A + 1 + letter));
      }
    }
  }
}

/** The last of some letters that has at most `left` words before it. */
function lastLetterWithin(letters: number, left: number, before: Uint32Array): number {
  let last = 0;
  for (let rest = letters; rest !== 0; rest &= rest - 1) {
    const letter = lowestLetter(rest);
    if ((before[letter] as number) > left) break;
    last = letter;
  }
  return last;
}

/** For each cell: the words from a place on, or the words that come before a step of its place. */
function countedSteps(cells: Uint32Array): Uint32Array {
  const counts = new Uint32Array(cells.length);
  countFrom(ROOT, cells, counts);
  return counts;
}

/** Read from the cells themselves: this is done at the first use of a book, over the whole graph. */
function countFrom(node: Node, cells: Uint32Array, counts: Uint32Array): number {
  const cell = cells[node] as number;
  let words = (cell & WORD_BIT) === 0 ? 0 : 1;
  for (let rest = cell & PLACE_BITS; rest !== 0; rest &= rest - 1) {
    const step = node + 1 + lowestLetter(rest);
    const to = (cells[step] as number) & PLACE_BITS;
    counts[step] = words;
    words += (counts[to] as number) || countFrom(to, cells, counts);
  }
  counts[node] = words;
  return words;
}

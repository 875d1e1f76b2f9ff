// Knows how to walk on the word graph: one typed array, a step a letter.

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
  /** The position of a word in alphabetical order; −1 when unknown. */
  indexOf(word: string): number;
  /** The word at a position in alphabetical order. */
  wordAt(index: number): string;
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
const BEFORE_A = 64;
export const ROOT: Node = 1;

/** The graph whose places are in `cells`. */
export function openGraph(cells: Uint32Array, size: number): WordGraph {
  return new CellGraph(cells, size);
}

class CellGraph implements WordGraph {
  readonly cells: Uint32Array;
  readonly root = ROOT;
  readonly size: number;
  #counts: Uint32Array | null = null;

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
    let step = this.root;
    for (let at = 0; at < word.length; at++) {
      const letter = word.charCodeAt(at) - BEFORE_A;
      step = cells[(step & PLACE_BITS) + letter] as number;
      if (step >>> LETTER_SHIFT !== letter || letter === 0) return false;
    }
    return (step & WORD_BIT) !== 0;
  }

  indexOf(word: string): number {
    let index = 0;
    let node = this.root;
    for (let at = 0; at < word.length; at++) {
      const letter = word.charCodeAt(at) - BEFORE_A - 1;
      if (this.isWord(node)) index++;
      for (let rest = this.letters(node) & ((1 << letter) - 1); rest !== 0; rest &= rest - 1) {
        index += this.#wordsFrom(this.next(node, lowestLetter(rest)));
      }
      node = this.next(node, letter);
      if (node === 0) return -1;
    }
    return this.isWord(node) ? index : -1;
  }

  wordAt(index: number): string {
    let left = index;
    let word = '';
    let node = this.root;
    while (!this.isWord(node) || left-- > 0) {
      for (let rest = this.letters(node); rest !== 0; rest &= rest - 1) {
        const child = this.next(node, lowestLetter(rest));
        const count = this.#wordsFrom(child);
        if (left < count) {
          word += String.fromCharCode(65 + lowestLetter(rest));
          node = child;
          break;
        }
        left -= count;
      }
    }
    return word;
  }

  *words(): Generator<string, void, void> {
    yield* this.#wordsAfter(this.root, '');
  }

  *#wordsAfter(node: Node, start: string): Generator<string, void, void> {
    if (this.isWord(node)) yield start;
    for (let rest = this.letters(node); rest !== 0; rest &= rest - 1) {
      const letter = lowestLetter(rest);
      yield* this.#wordsAfter(this.next(node, letter), start + String.fromCharCode(65 + letter));
    }
  }

  #wordsFrom(node: Node): number {
    this.#counts ??= new Uint32Array(this.cells.length);
    if (this.#counts[node] !== 0) return this.#counts[node] as number;
    let count = this.isWord(node) ? 1 : 0;
    for (let rest = this.letters(node); rest !== 0; rest &= rest - 1) {
      count += this.#wordsFrom(this.next(node, lowestLetter(rest)));
    }
    this.#counts[node] = count;
    return count;
  }
}

/** The first letter of a set (0 for A). */
export function lowestLetter(letters: number): number {
  return 31 - Math.clz32(letters & -letters);
}

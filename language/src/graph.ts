// Knows how to walk on the word graph: one typed array, a step a letter.

/** A place in the graph; 0 is nowhere. */
export type Node = number;

export interface WordGraph {
  readonly cells: Uint32Array;
  readonly root: Node;
  /** The place after a letter (0 for A … 25 for Z); 0 when no word goes on so. */
  next(node: Node, letter: number): Node;
  /** The letters that can follow, one bit each (bit 0 for A). */
  letters(node: Node): number;
  /** Whether the letters so far make a word. */
  isWord(node: Node): boolean;
  has(word: string): boolean;
  /** The position of a word in alphabetical order; −1 when unknown. */
  indexOf(word: string): number;
}

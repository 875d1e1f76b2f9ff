// Knows the words: which exist, how they are written with accents, how common they are.

import type { WordGraph } from './graph.ts';

export interface Lexicon {
  /** Every playable word as tiles spell it (A–Z), as a graph to walk on. */
  readonly graph: WordGraph;
  readonly size: number;
  has(word: string): boolean;
  /** The accented spellings of a word: « MARCHE » is marche and marché. Empty when unknown. */
  forms(word: string): readonly string[];
  /** The words it is a form of, as tiles spell them, the commonest first. */
  lemmas(word: string): readonly string[];
  /** 1 for the commonest word; its own rank or, better, its lemma's; null when nobody counted it. */
  rank(word: string): number | null;
  /** Whether it is nothing but a conjugated verb (infinitives and participles are not). */
  isConjugatedOnly(word: string): boolean;
  /** Every word, in alphabetical order. */
  words(): Generator<string, void, void>;
}

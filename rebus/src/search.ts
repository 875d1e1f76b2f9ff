// What is looked for among the rebuses of some pieces: with which ear, in which words, of which size.

import type { Tolerance } from '@boite/language';
import type { Piece } from './piece.ts';
import type { WordBands } from './word-bands.ts';

export interface RebusSearch {
  readonly pieces: readonly Piece[];
  readonly tolerance: Tolerance;
  readonly words: WordBands;
  /** The vocabulary: no word of a higher rank. */
  readonly maxRank?: number;
  /** Pieces of a rebus, one of two free sounds counting for two; two at least unless told. */
  readonly minPieces?: number;
  readonly maxPieces?: number;
  /** Letters of a word. */
  readonly maxLetters?: number;
  /** The most bare consonants in a rebus, free sounds apart. */
  readonly maxBare?: number;
}

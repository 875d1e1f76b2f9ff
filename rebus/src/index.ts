// The ear: pieces that say sounds, what they are heard to say together, and which of them say a word.

export type { Band } from './band.ts';
export { type Block, judgeBlocks, judgeSlots } from './blocks.ts';
export { claimedWords, type WordBooks } from './claimed-words.ts';
export { type DifferenceCode, differenceText } from './differences.ts';
export { alikePieces, bestTogether, MOST_TO_SHARE, type ScoredRebus } from './disjoint.ts';
export { distanceTo } from './distance.ts';
export type { FoundRebus } from './found-rebus.ts';
export { judgeHeard, judgeRebus, type RebusVerdict, type WordClaim } from './judge.ts';
export { writtenBands } from './kept-bands.ts';
export { writtenNames } from './kept-names.ts';
export { nearestWords } from './nearest-words.ts';
export type { HeardPart } from './parts.ts';
export { type PhoneticPart, type PhoneticVerdict, phoneticPart, phoneticRows } from './phonetic.ts';
export {
  boundPiece,
  type FreePiece,
  freePiece,
  type Piece,
  type Reading,
  type SpokenPiece,
  spokenPiece,
} from './piece.ts';
export { listedPieces, plainName, writtenName } from './piece-table.ts';
export { offerText, type PieceWords, type RebusRefusal, rebusRefusalText } from './refusal.ts';
export { type HeldPieces, heldPieces, type RowSquare, RowWalk, type SaidManner, TAKEN_SQUARE } from './row-walk.ts';
export { saidAlike } from './said-alike.ts';
export type { RebusSearch } from './search.ts';
export { bestRebuses, everyRebus, isTooLarge, MOST_FREE_SOUNDS, MOST_SPOKEN } from './solver.ts';
export type { SoundGraph } from './sound-graph.ts';
export { typedPiece } from './typed-piece.ts';
export { WordBands } from './word-bands.ts';
export { lexiconWords, listedWords, properNounWords, spellableNames, UNRANKED, type WordSource } from './word-source.ts';

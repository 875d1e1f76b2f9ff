// The ear: pieces that say sounds, what they are heard to say together, and which of them say a word.

export { CARDS, type Card, type CardSet, cardById, plainName, type Reading } from './cards.ts';
export { type DifferenceCode, differenceText } from './differences.ts';
export { alikeCards, bestTogether, MOST_CARDS_TO_SHARE, type Scored } from './disjoint.ts';
export type { FoundRebus } from './found-rebus.ts';
export { type Claim, judgeHeard, judgeRebus, type Rebus, type RebusVerdict } from './judge.ts';
export type { Part } from './parts.ts';
export { type PhoneticPart, type PhoneticVerdict, phoneticPart, phoneticRows } from './phonetic.ts';
export { boundCard, JOKER, nameOf, type PictureCard, pictureCard, REBUSTORY, type RebusCard } from './rebus-card.ts';
export { type RebusPiece, type RebusRefusal, refusalText } from './refusal.ts';
export { type HeldCards, heldCards, type RowSquare, RowWalk, TAKEN } from './row-walk.ts';
export { saidAlike } from './said-alike.ts';
export { bestRebuses, isTooLarge, MOST_FREE_SOUNDS, MOST_PICTURES, type RebusSearch, rebuses } from './solver.ts';
export type { SoundGraph } from './sound-graph.ts';
export { spoken } from './spoken.ts';
export { type Voices, waysToSay } from './spoken-words.ts';
export { typedCard } from './typed-card.ts';
export { type Band, WordBands } from './word-bands.ts';
export { lexiconWords, listedWords, properNouns, type WordSource } from './word-source.ts';

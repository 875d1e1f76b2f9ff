// Knows what fresh hands of Scrabble Rébus can say, with common words alone.

import { drawnFrom, FULL_HAND } from '@boite/games/scrabble-rebus/draw.ts';
import { pictureOf } from '@boite/games/scrabble-rebus/symbols.ts';
import { BAGS } from '@boite/games/scrabble-rebus/tokens.ts';
import type { Token } from '@boite/games/scrabble-rebus/types.ts';
import { seededChance } from '@boite/kernel';
import { type FoundRebus, rebuses, type WordBands } from '@boite/language';

/** Words that everybody knows. */
const COMMON_RANK = 8_000;

/** Hands of nine from full bags, the same for the same seed. */
export function freshHands(count: number, seed: number): readonly (readonly Token[])[] {
  const chance = seededChance(seed);
  return Array.from({ length: count }, () => drawnFrom(BAGS, FULL_HAND, chance));
}

/** The rebuses of two tokens or more that a hand can make. */
export function rebusesOf(hand: readonly Token[], words: WordBands): Generator<FoundRebus, void, void> {
  return rebuses({ cards: hand.map(pictureOf), tolerance: 'souple', words, maxRank: COMMON_RANK });
}

export function canMakeRebus(hand: readonly Token[], words: WordBands): boolean {
  return !rebusesOf(hand, words).next().done;
}

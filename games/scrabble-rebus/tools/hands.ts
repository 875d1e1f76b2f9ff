// Knows what fresh hands of Scrabble Rébus can say, with common words alone.

import { seededChance } from '@boite/kernel';
import { everyRebus, type FoundRebus, type WordBands } from '@boite/rebus';
import { drawnFrom, FULL_HAND } from '../rules/draw.ts';
import { symbolOf } from '../rules/symbols.ts';
import { BAGS } from '../rules/tokens.ts';
import type { Token } from '../types.ts';

/** Words that everybody knows. */
const COMMON_RANK = 8_000;

/** Hands of nine from full bags, the same for the same seed. */
export function freshHands(count: number, seed: number): readonly (readonly Token[])[] {
  const chance = seededChance(seed);
  return Array.from({ length: count }, () => drawnFrom(BAGS, FULL_HAND, chance));
}

/** The rebuses of two tokens or more that a hand can make. */
export function rebusesOf(hand: readonly Token[], words: WordBands): Generator<FoundRebus, void, void> {
  return everyRebus({ pieces: hand.map(symbolOf), tolerance: 'souple', words, maxRank: COMMON_RANK });
}

export function canMakeRebus(hand: readonly Token[], words: WordBands): boolean {
  return !rebusesOf(hand, words).next().done;
}

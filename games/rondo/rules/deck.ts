// The 110 cards: how many of each, and what they are worth. (RULES.md 1)

import { piecesCounted } from '@boite/kernel';
import type { Card } from '../types.ts';

/** How many cards of each letter, 94 in all, then the gommes and the jokers. The print does not say; the letters are ours. */
const CARD_COUNTS = 'A8 B2 C3 D3 E12 F2 G2 H2 I6 J1 K1 L5 M3 N6 O5 P3 Q1 R6 S6 T6 U5 V2 W1 X1 Y1 Z1 gomme10 joker6';

/** The letters worth one point, two points … six points. */
const LETTERS_WORTH = ['AEILNORSTU', 'CDMP', 'BFGHV', 'JQ', 'XYZ', 'KW'];

export const JOKER_VALUE = 1;
export const GOMME_VALUE = -2;

export const RONDO_HAND = 7;
export const HOLDER_START = 3;
export const HOLDER_MAX = 9;
export const SHORTEST_RONDO_WORD = 3;
export const EXCHANGE_COST = 2;

/** Every card, in order. */
export const RONDO_DECK: readonly Card[] = piecesCounted<Card>(CARD_COUNTS);

/** What a card counts on the holder. */
export function cardValue(card: Card): number {
  if (card === 'joker') return JOKER_VALUE;
  if (card === 'gomme') return GOMME_VALUE;
  return 1 + LETTERS_WORTH.findIndex((letters) => letters.includes(card));
}

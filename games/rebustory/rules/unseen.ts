// Which cards a viewer has not seen yet: those of the table, without one's own hand, the plays and the discards. (RULES.md 1)

import { type PiecesLeft, unseenPieces } from '@boite/kernel';
import type { View } from '../types.ts';
import type { CardId } from './cards.ts';
import { cardsOfTable } from './deck.ts';

/** From the view alone: what anyone at the table could have counted. Discards that went back into the pile are hidden again. */
export function unseenOfEdition({
  options,
  hand,
  plays,
  discards,
}: Pick<View, 'options' | 'hand' | 'plays' | 'discards'>): readonly PiecesLeft<CardId>[] {
  const laid = plays.flat().flatMap(({ squares }) => squares.map(({ card }) => card));
  return unseenPieces(cardsOfTable(options), [...(hand ?? []), ...laid, ...discards]);
}

// Which cards a viewer has not seen yet: all of them, without one's own hand and what has shown on the holder. (RULES.md 1.1)

import { type PiecesLeft, unseenPieces } from '@boite/kernel';
import type { Card, Laid, View } from '../types.ts';
import { RONDO_DECK } from './deck.ts';

/** From the view alone: what anyone at the table could have counted. A card laid face down was not seen. */
export function unseenCards({ hand, holder, covered }: Pick<View, 'hand' | 'holder' | 'covered'>): readonly PiecesLeft<Card>[] {
  return unseenPieces(RONDO_DECK, [...(hand ?? []), ...[...holder, ...covered].flatMap(cardsSeen)]);
}

function cardsSeen(laid: Laid): readonly Card[] {
  if (laid.kind === 'back') return [];
  return [laid.kind === 'letter' ? laid.letter : laid.kind];
}

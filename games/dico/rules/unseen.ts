// Which cards a player does not see: all thirty, without one's own hand, the discard and those that lie open. (RULES.md 1.1)

import { type PiecesLeft, unseenPieces } from '@boite/kernel';
import type { DicoCard, View } from '../types.ts';
import { ALL_CARDS } from './cards.ts';

/** From the view alone: what anyone at the table could have counted. Where they lie is for the player to remember. */
export function unseenKinds({ hand, discard, board }: Pick<View, 'hand' | 'discard' | 'board'>): readonly PiecesLeft<DicoCard>[] {
  const open = board.flatMap((look) => (look === null || look === 'back' ? [] : [look]));
  return unseenPieces(ALL_CARDS, [...(hand ?? []), ...discard, ...open]);
}

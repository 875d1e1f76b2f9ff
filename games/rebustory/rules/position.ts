// What a player has before the eyes when composing a move.

import { missingPiece, type Seat } from '@boite/kernel';
import type { Refusal, State, View } from '../types.ts';
import type { CardId } from './deck.ts';

export interface Position
  extends Pick<View, 'options' | 'plays' | 'groups' | 'said' | 'refused' | 'turnNumber' | 'entered' | 'rung'> {
  readonly seat: Seat;
  readonly hand: readonly CardId[];
}

export function positionIn(seen: View | State, seat: Seat): Position {
  const { options, plays, groups, said, refused, turnNumber, entered, rung } = seen;
  const hand = 'hands' in seen ? seen.hands[seat] : seen.hand;
  return { options, plays, groups, said, refused, turnNumber, entered, rung, seat, hand: hand ?? [] };
}

/** A card that is used and not held; null when there is none. */
export function missingCard(hand: readonly CardId[], used: readonly CardId[]): Refusal | null {
  const card = missingPiece(hand, used);
  return card === null ? null : { code: 'not-in-hand', card };
}

// What a player has before the eyes when composing a move.

import { missingPiece, type Seat } from '@boite/kernel';
import type { Refusal, State, View } from '../types.ts';
import type { CardId } from './cards.ts';

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

/** Whether two positions are of the very same things: nothing was laid, drawn or said between them. */
export function isSamePosition(one: Position, other: Position): boolean {
  return Object.entries(one).every(([field, value]) => Reflect.get(other, field) === value);
}

/** A card that is used and not held; null when there is none. */
export function missingCard(hand: readonly CardId[], used: readonly CardId[]): Refusal | null {
  const card = missingPiece(hand, used);
  return card === null ? null : { code: 'not-in-hand', card };
}

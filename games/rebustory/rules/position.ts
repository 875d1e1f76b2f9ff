// Knows what a player has before the eyes when composing a move.

import type { Seat } from '@boite/kernel';
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

/** The hand without the cards used; null when one of them is not in it. */
export function handWithout(hand: readonly CardId[], used: readonly CardId[]): readonly CardId[] | null {
  const left = [...hand];
  for (const card of used) {
    const index = left.indexOf(card);
    if (index < 0) return null;
    left.splice(index, 1);
  }
  return left;
}

/** A card that is used and not held; null when there is none. */
export function missingCard(hand: readonly CardId[], used: readonly CardId[]): Refusal | null {
  const at = used.findIndex((_, index) => handWithout(hand, used.slice(0, index + 1)) === null);
  return at < 0 ? null : { code: 'not-in-hand', card: used[at] as CardId };
}

// The order in which a player likes to see the hand: a wish in cards, that survives draws and plays.

import { shuffled } from '@boite/kernel';
import { luck } from './device/luck.ts';

/** The places of the hand in the wished order; cards nobody wished for come last. */
export function handArranged<Card>(hand: readonly Card[], wish: readonly Card[]): readonly number[] {
  const left = new Set(hand.keys());
  const wished = wish.flatMap((card) => {
    const index = [...left].find((place) => hand[place] === card);
    if (index === undefined) return [];
    left.delete(index);
    return [index];
  });
  return [...wished, ...left];
}

/** The wish once a card is put before another one, or last. */
export function handRearranged<Card>(
  { hand, order }: { readonly hand: readonly Card[]; readonly order: readonly number[] },
  index: number,
  before: number | null,
): readonly Card[] {
  const others = order.filter((place) => place !== index);
  const at = before === null || before === index ? others.length : others.indexOf(before);
  const moved = before === index ? order : others.toSpliced(at, 0, index);
  return moved.flatMap((place) => hand[place] ?? []);
}

/** The wish once a card has gone a place further, or back. */
export function handShifted<Card>(
  held: { readonly hand: readonly Card[]; readonly order: readonly number[] },
  index: number,
  by: -1 | 1,
): readonly Card[] {
  const others = held.order.filter((place) => place !== index);
  const at = Math.max(0, Math.min(others.length, held.order.indexOf(index) + by));
  return others.toSpliced(at, 0, index).flatMap((place) => held.hand[place] ?? []);
}

/** A wish left to chance. */
export function shuffledHand<Card>(hand: readonly Card[]): readonly Card[] {
  return shuffled(hand, luck);
}

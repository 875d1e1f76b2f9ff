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

/** A wish left to chance. */
export function shuffledHand<Card>(hand: readonly Card[]): readonly Card[] {
  return shuffled(hand, luck);
}

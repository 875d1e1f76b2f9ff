// Knows the order in which a player likes to see the hand: a wish in cards, that survives draws and plays.

/** The places of the hand in the wished order; cards nobody wished for come last. */
export function arranged<Card>(hand: readonly Card[], wish: readonly Card[]): readonly number[] {
  const left = new Set(hand.keys());
  const wished = wish.flatMap((card) => {
    const index = [...left].find((place) => hand[place] === card);
    if (index === undefined) return [];
    left.delete(index);
    return [index];
  });
  return [...wished, ...left];
}

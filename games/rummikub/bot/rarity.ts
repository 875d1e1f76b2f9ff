// Knows the letters from the rarest to the commonest: the solver settles rare ones first, since few words take them.

const RAREST_FIRST = 'WKJXYQVZHFBGPDMCULOTNRIASE';
const A = 'A'.charCodeAt(0);

/** How many tiles there are of each letter, the rarest letter first. */
export type Counts = Int8Array;

export const LETTER_COUNT = RAREST_FIRST.length;

/** The place of each letter of the alphabet among the rarest first. */
export const RARITY: Uint8Array = Uint8Array.from(RAREST_FIRST, (_, nth) => RAREST_FIRST.indexOf(String.fromCharCode(A + nth)));

/** The letter at a place among the rarest first. */
export function letterAt(rarity: number): string {
  return RAREST_FIRST[rarity] as string;
}

/** The place of a letter, small or capital, among the rarest first. */
export function rarityOf(letter: string): number {
  return RARITY[(letter.charCodeAt(0) & 31) - 1] as number;
}

export function countsOf(letters: Iterable<string>): Counts {
  const counts = new Int8Array(LETTER_COUNT);
  for (const letter of letters) {
    const rarity = rarityOf(letter);
    counts[rarity] = (counts[rarity] as number) + 1;
  }
  return counts;
}

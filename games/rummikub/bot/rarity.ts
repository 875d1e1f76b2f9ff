// The letters from the rarest to the commonest: the solver settles rare ones first, since few words take them.

const RAREST_FIRST = 'WKJXYQVZHFBGPDMCULOTNRIASE';
/** The letter A, as characters are numbered. */
export const CAPITAL_A = 'A'.charCodeAt(0);

/** How many tiles there are of each letter, the rarest letter first. */
export type LetterCounts = Int8Array;

export const LETTER_COUNT = RAREST_FIRST.length;

export const NO_TILES: LetterCounts = new Int8Array(LETTER_COUNT);

/** The place of each letter of the alphabet among the rarest first. */
export const RARITY: Uint8Array = Uint8Array.from(RAREST_FIRST, (_, nth) =>
  RAREST_FIRST.indexOf(String.fromCharCode(CAPITAL_A + nth)),
);

/** The letter at a place among the rarest first. */
export function letterOfRarity(rarity: number): string {
  return RAREST_FIRST[rarity] as string;
}

/** The place of a letter, small or capital, among the rarest first. */
export function rarityOf(letter: string): number {
  return RARITY[(letter.charCodeAt(0) & 31) - 1] as number;
}

export function letterCounts(letters: Iterable<string>): LetterCounts {
  const counts = new Int8Array(LETTER_COUNT);
  for (const letter of letters) {
    const rarity = rarityOf(letter);
    counts[rarity] = (counts[rarity] as number) + 1;
  }
  return counts;
}

/** Whether there are no more of any letter than among others. */
export function areAmong(some: LetterCounts, all: LetterCounts): boolean {
  return some.every((count, at) => count <= (all[at] as number));
}

/** Takes a tile of a letter out of some; whether there was one. */
export function isSpent(letter: string, tiles: LetterCounts): boolean {
  const left = tiles[rarityOf(letter)] as number;
  tiles[rarityOf(letter)] = Math.max(0, left - 1);
  return left > 0;
}

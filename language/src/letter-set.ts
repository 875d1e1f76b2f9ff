// Knows sets of letters, one bit each: bit 0 for A.

/** The first letter of a set that is not empty (0 for A). */
export function lowestLetter(letters: number): number {
  return 31 - Math.clz32(letters & -letters);
}

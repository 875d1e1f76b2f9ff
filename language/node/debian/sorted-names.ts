// Knows how to find a name in an index that is in order.

export interface SortedNames {
  readonly count: number;
  /** The name of an entry, a character a byte: indexes are in the order of their bytes. */
  nameAt(entry: number): string;
}

/** The bytes of a text as characters, to be compared with names. */
export function asBytes(text: string): string {
  return Buffer.from(text).toString('latin1');
}

/** The first entry that does not come before a name. */
export function firstFrom(name: string, { count, nameAt }: SortedNames): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (nameAt(middle) < name) low = middle + 1;
    else high = middle;
  }
  return low;
}

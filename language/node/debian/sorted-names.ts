// Knows how to find a name in an index that is in order.

import { countBefore } from '../../src/dictionary/sorted.ts';

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
  return countBefore(count, (entry) => nameAt(entry) < name);
}

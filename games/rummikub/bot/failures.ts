// Which tiles could not be laid out: what failed once is not tried again.

import type { LetterCounts } from './rarity.ts';

/** What is left to lay. */
export interface Remainder {
  readonly counts: LetterCounts;
  /** How many tiles of each letter may stay on the rack. */
  readonly optional: LetterCounts;
  readonly jokers: number;
  /** Whether jokers may stay on the rack. */
  readonly keepsJokers: boolean;
  /** Words may have at most so many letters. */
  readonly longest: number;
}

const FIRST_SLOTS = 1 << 6;
const MOST_FAILURES = 1 << 17;
/** Jokers, and whether they may stay: at most so many bits. */
const JOKER_BITS = 4;

/** Where the bits of a number are in a key. */
interface KeyField {
  readonly letter: number;
  readonly cell: number;
  readonly shift: number;
}

/** A table with open addressing. Keys are whole: a hash alone would sometimes lie, and a proof with it. */
export class Failures {
  readonly #remaining: readonly KeyField[];
  readonly #staying: readonly KeyField[];
  readonly #cells: number;
  readonly #key: Int32Array;
  #keys: Int32Array;
  /** The longest words that were allowed when it failed; 0 where nothing is kept. */
  #longest: Uint8Array;
  #count = 0;

  /** For what may be left of some tiles. */
  constructor({ counts, optional }: Pick<Remainder, 'counts' | 'optional'>) {
    const widths = [...counts].map((count) => 32 - Math.clz32(count));
    const optionalWidths = [...optional].map((count) => 32 - Math.clz32(count));
    const fields = packedFields([...widths, ...optionalWidths, JOKER_BITS]);
    const used = (field: KeyField, at: number) => ({ ...field, letter: at });
    this.#remaining = fields
      .slice(0, counts.length)
      .map(used)
      .filter((_, at) => counts[at] !== 0);
    this.#staying = fields
      .slice(counts.length, -1)
      .map(used)
      .filter((_, at) => optional[at] !== 0);
    this.#cells = (fields.at(-1) as KeyField).cell + 1;
    this.#key = new Int32Array(this.#cells);
    this.#keys = new Int32Array(FIRST_SLOTS * this.#cells);
    this.#longest = new Uint8Array(FIRST_SLOTS);
  }

  has(remainder: Remainder): boolean {
    return (this.#longest[this.#slotOf(remainder)] as number) >= remainder.longest;
  }

  add(remainder: Remainder): void {
    const slot = this.#slotOf(remainder);
    if (this.#longest[slot] === 0) {
      if (this.#count === MOST_FAILURES) return;
      this.#keys.set(this.#key, slot * this.#cells);
      this.#count++;
    }
    this.#longest[slot] = remainder.longest;
    if (2 * this.#count > this.#longest.length) this.#grow();
  }

  #slotOf(remainder: Remainder): number {
    this.#writeKey(remainder);
    return this.#slot();
  }

  #writeKey({ counts, optional, jokers, keepsJokers }: Remainder): void {
    const key = this.#key;
    key.fill(0);
    for (const { letter, cell, shift } of this.#remaining)
      key[cell] = (key[cell] as number) | ((counts[letter] as number) << shift);
    for (const { letter, cell, shift } of this.#staying)
      key[cell] = (key[cell] as number) | (Math.min(counts[letter] as number, optional[letter] as number) << shift);
    const last = this.#cells - 1;
    key[last] = (key[last] as number) | (((jokers << 1) | (keepsJokers ? 1 : 0)) << (32 - JOKER_BITS));
  }

  #slot(): number {
    const mask = this.#longest.length - 1;
    let slot = keyHash(this.#key) & mask;
    while (this.#longest[slot] !== 0 && !this.#isKeyAt(slot)) slot = (slot + 1) & mask;
    return slot;
  }

  #isKeyAt(slot: number): boolean {
    const start = slot * this.#cells;
    for (let cell = 0; cell < this.#cells; cell++) if (this.#keys[start + cell] !== this.#key[cell]) return false;
    return true;
  }

  #grow(): void {
    const keys = this.#keys;
    const longest = this.#longest;
    this.#keys = new Int32Array(2 * keys.length);
    this.#longest = new Uint8Array(2 * longest.length);
    for (let old = 0; old < longest.length; old++) {
      if (longest[old] === 0) continue;
      this.#key.set(keys.subarray(old * this.#cells, (old + 1) * this.#cells));
      const slot = this.#slot();
      this.#keys.set(this.#key, slot * this.#cells);
      this.#longest[slot] = longest[old] as number;
    }
  }
}

/** Numbers of so many bits, one after the other in cells of 32; the last one at the top of its cell. */
function packedFields(widths: readonly number[]): readonly KeyField[] {
  let cell = 0;
  let shift = 0;
  return widths.map((width, letter) => {
    if (shift + width > 32) {
      cell++;
      shift = 0;
    }
    const field = { letter, cell, shift };
    shift += width;
    return field;
  });
}

function keyHash(key: Int32Array): number {
  let mixed = 0;
  for (let cell = 0; cell < key.length; cell++) {
    mixed = Math.imul(mixed ^ (key[cell] as number), 0x9e3779b1);
    mixed ^= mixed >>> 15;
  }
  return mixed ^ (mixed >>> 13);
}

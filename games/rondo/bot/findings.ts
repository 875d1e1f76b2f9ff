// Knows the words found so far: each once, with the best merit it was found with, and where.

import { HOLDER_MAX } from '../rules/deck.ts';
import type { WordPlace } from './place.ts';

/** At five bits a letter, half a word fits in a number. */
const HALF = 5;
const PACKED_LETTER_BITS = 5;

/** The room for words at first, and the most that is kept for the next search. */
const FIRST_CAPACITY = 256;
const KEPT_CAPACITY = 4096;
const FREE_SLOT = -1;

/** A table with open addressing: a walk asks of each of thousands of words whether it is new, and a `Map` of words is slow. */
export class FoundWords {
  #count = 0;
  #best = 0;
  /** The slot of each word, where its hash tells or after it. */
  #table = new Int32Array(2 * FIRST_CAPACITY);
  #starts = new Int32Array(FIRST_CAPACITY);
  #ends = new Int32Array(FIRST_CAPACITY);
  #merits = new Int32Array(FIRST_CAPACITY);
  #wheres = new Int32Array(FIRST_CAPACITY);
  readonly #words: string[] = [];

  clear(): void {
    this.#count = 0;
    this.#best = 0;
    if (this.#merits.length > KEPT_CAPACITY) this.#resize(FIRST_CAPACITY);
    else this.#table.fill(FREE_SLOT);
  }

  /** Keeps the word that a place holds if it is new, or better than before. */
  add(place: WordPlace, merit: number, where: number): void {
    const slot = this.#slotOf(packedLetters(place, 0, HALF), packedLetters(place, HALF, HOLDER_MAX));
    if (slot === this.#count) this.#open(place.spelled());
    else if (merit <= (this.#merits[slot] as number)) return;
    this.#best = Math.max(this.#best, merit);
    this.#merits[slot] = merit;
    this.#wheres[slot] = where;
  }

  /** The slots, the best merit first; equal ones in the order in which they were filled. (Counting sort) */
  sorted(): Int32Array {
    const merits = this.#merits;
    const ranks = this.#ranks();
    const slots = new Int32Array(this.#count);
    for (let slot = 0; slot < slots.length; slot++) {
      const below = this.#best - (merits[slot] as number);
      const at = ranks[below] as number;
      slots[at] = slot;
      ranks[below] = at + 1;
    }
    return slots;
  }

  /** How many merits are greater, for each merit from the best one down. */
  #ranks(): Int32Array {
    const merits = this.#merits;
    const greater = new Int32Array(this.#best + 2);
    for (let slot = 0; slot < this.#count; slot++) {
      const below = this.#best - (merits[slot] as number) + 1;
      greater[below] = (greater[below] as number) + 1;
    }
    for (let below = 1; below < greater.length; below++)
      greater[below] = (greater[below] as number) + (greater[below - 1] as number);
    return greater;
  }

  wordAt(slot: number): string {
    return this.#words[slot] as string;
  }

  meritAt(slot: number): number {
    return this.#merits[slot] as number;
  }

  whereAt(slot: number): number {
    return this.#wheres[slot] as number;
  }

  /** The slot of a word, or the next one to open, where its halves are already noted. */
  #slotOf(start: number, end: number): number {
    const mask = this.#table.length - 1;
    let at = slotHash(start, end) & mask;
    for (let slot = this.#table[at] as number; slot !== FREE_SLOT; slot = this.#table[at] as number) {
      if (this.#starts[slot] === start && this.#ends[slot] === end) return slot;
      at = (at + 1) & mask;
    }
    this.#table[at] = this.#count;
    this.#starts[this.#count] = start;
    this.#ends[this.#count] = end;
    return this.#count;
  }

  #open(word: string): void {
    this.#words[this.#count++] = word;
    if (this.#count === this.#merits.length) this.#resize(2 * this.#count);
  }

  #resize(size: number): void {
    this.#starts = resized(this.#starts, size);
    this.#ends = resized(this.#ends, size);
    this.#merits = resized(this.#merits, size);
    this.#wheres = resized(this.#wheres, size);
    this.#table = new Int32Array(2 * size).fill(FREE_SLOT);
    for (let slot = 0; slot < this.#count; slot++) this.#enter(slot);
  }

  #enter(slot: number): void {
    const mask = this.#table.length - 1;
    let at = slotHash(this.#starts[slot] as number, this.#ends[slot] as number) & mask;
    while (this.#table[at] !== FREE_SLOT) at = (at + 1) & mask;
    this.#table[at] = slot;
  }
}

/** Some letters of the word as one number. */
function packedLetters({ word, length }: WordPlace, from: number, to: number): number {
  const end = Math.min(to, length);
  let letters = 0;
  for (let at = from; at < end; at++) letters = (letters << PACKED_LETTER_BITS) | ((word[at] as number) + 1);
  return letters;
}

function slotHash(start: number, end: number): number {
  const mixed = Math.imul(start ^ Math.imul(end, 0x9e3779b1), 0x85ebca6b);
  return mixed ^ (mixed >>> 15);
}

function resized(numbers: Int32Array, size: number): Int32Array<ArrayBuffer> {
  const copy = new Int32Array(size);
  copy.set(numbers.subarray(0, size));
  return copy;
}

// Every set of letters that makes a word, as a graph: the letters of a word in the order of rarity, words that mix the same
// letters once, ends that are the same once.

import type { Lexicon } from '@boite/language';
import { keptCells } from '../../manners/kept-cells.ts';
import { SHORTEST_LAID_WORD } from '../rules/bank.ts';
import { CAPITAL_A, RARITY } from './rarity.ts';

/**
 * A place is some cells side by side: the letters that can follow (a bit each, the rarest is bit 0) with a bit for a word that ends
 * here; how many letters may still come before a word ends (bit n for n letters); the place after each letter that can follow.
 */
export interface SortedGraph {
  readonly cells: Int32Array;
  readonly root: number;
}

export const ENDS_WORD = 1 << 26;
/** Where the lengths and the places of a place are, counted from it. */
export const LENGTHS_CELL = 1;
export const PLACES_CELL = 2;

const sortedGraphs = new WeakMap<Lexicon, SortedGraph>();

/** The graph of a lexicon: read where it is kept, else built once, in about half a second. */
export function sortedGraph(lexicon: Lexicon): SortedGraph {
  const known = sortedGraphs.get(lexicon) ?? keptGraph(lexicon) ?? sortedGraphOf(lexicon.words());
  sortedGraphs.set(lexicon, known);
  return known;
}

/** By this name, its root and then its cells. */
export const KEPT_SETS = 'rummikub-sets';

function keptGraph(lexicon: Lexicon): SortedGraph | null {
  const cells = keptCells(lexicon, KEPT_SETS);
  return cells && { root: cells[0] as number, cells: cells.subarray(1) };
}

export function setCells({ root, cells }: SortedGraph): Int32Array {
  return Int32Array.from([root, ...cells]);
}

export function sortedGraphOf(words: Iterable<string>): SortedGraph {
  const keys: string[] = [];
  for (const word of words) if (word.length >= SHORTEST_LAID_WORD) keys.push(sortedKey(word));
  keys.sort();
  const builder = new Builder();
  let previous = '';
  for (const key of keys) {
    if (key === previous) continue;
    builder.add(key, sharedStart(previous, key));
    previous = key;
  }
  return builder.finished();
}

const KEY_LETTERS = Array.from({ length: 26 }, (_, rarity) => String.fromCharCode(CAPITAL_A + rarity));

/** The letters of a word from the rarest on; the rarest of all is written A, the commonest Z. */
function sortedKey(word: string): string {
  const counts = new Uint8Array(26);
  for (let at = 0; at < word.length; at++) {
    const rarity = RARITY[word.charCodeAt(at) - CAPITAL_A] as number;
    counts[rarity] = (counts[rarity] as number) + 1;
  }
  let key = '';
  for (let rarity = 0; rarity < 26; rarity++)
    for (let left = counts[rarity] as number; left > 0; left--) key += KEY_LETTERS[rarity];
  return key;
}

function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one.charCodeAt(length) === other.charCodeAt(length)) length++;
  return length;
}

/** The room for cells at first; it doubles. */
const FIRST_CELLS = 1 << 12;

/** The places beyond a shared start will not grow any more: each becomes itself or its twin. (Daciuk and others, 2000) */
class Builder {
  #cells = new Int32Array(FIRST_CELLS);
  #end = 0;
  #twins = new Int32Array(FIRST_CELLS).fill(-1);
  #count = 0;
  /** The places along the word in hand, each as it will be written. */
  readonly #path = Array.from({ length: 32 }, () => new Int32Array(26 + PLACES_CELL));
  readonly #sizes = new Uint8Array(32);
  #depth = 0;

  add(key: string, shared: number): void {
    this.#close(shared);
    for (let at = shared; at < key.length; at++) {
      const place = this.#path[at] as Int32Array;
      place[0] = (place[0] as number) | (1 << (key.charCodeAt(at) - CAPITAL_A));
      this.#open();
    }
    const last = this.#path[key.length] as Int32Array;
    last[0] = (last[0] as number) | ENDS_WORD;
    last[LENGTHS_CELL] = 1;
  }

  finished(): SortedGraph {
    this.#close(0);
    const root = this.#written(0);
    return { cells: this.#cells.slice(0, this.#end), root };
  }

  #open(): void {
    this.#depth++;
    (this.#path[this.#depth] as Int32Array).fill(0, 0, PLACES_CELL);
    this.#sizes[this.#depth] = 0;
  }

  #close(depth: number): void {
    while (this.#depth > depth) {
      const place = this.#written(this.#depth);
      this.#depth--;
      const parent = this.#path[this.#depth] as Int32Array;
      const size = this.#sizes[this.#depth] as number;
      parent[LENGTHS_CELL] = (parent[LENGTHS_CELL] as number) | ((this.#cells[place + LENGTHS_CELL] as number) << 1);
      parent[PLACES_CELL + size] = place;
      this.#sizes[this.#depth] = size + 1;
    }
  }

  /** The place at some depth of the path, where it or its twin is written. */
  #written(depth: number): number {
    const place = this.#path[depth] as Int32Array;
    const size = PLACES_CELL + (this.#sizes[depth] as number);
    const mask = this.#twins.length - 1;
    let slot = placeHash(place, size) & mask;
    for (let twin = this.#twins[slot] as number; twin >= 0; twin = this.#twins[slot] as number) {
      if (this.#isTwin(twin, place, size)) return twin;
      slot = (slot + 1) & mask;
    }
    this.#twins[slot] = this.#end;
    return this.#stored(place, size);
  }

  #isTwin(twin: number, place: Int32Array, size: number): boolean {
    for (let at = 0; at < size; at++) if (this.#cells[twin + at] !== place[at]) return false;
    return true;
  }

  #stored(place: Int32Array, size: number): number {
    if (this.#end + size > this.#cells.length) this.#cells = grown(this.#cells);
    const start = this.#end;
    this.#cells.set(place.subarray(0, size), start);
    this.#end += size;
    this.#count++;
    if (2 * this.#count > this.#twins.length) this.#rehash();
    return start;
  }

  #rehash(): void {
    const places = this.#twins.filter((place) => place >= 0);
    this.#twins = new Int32Array(2 * this.#twins.length).fill(-1);
    const mask = this.#twins.length - 1;
    for (const place of places) {
      let slot = placeHash(this.#cells.subarray(place, place + 28), this.#sizeAt(place)) & mask;
      while ((this.#twins[slot] as number) >= 0) slot = (slot + 1) & mask;
      this.#twins[slot] = place;
    }
  }

  #sizeAt(place: number): number {
    let size = PLACES_CELL;
    for (let rest = (this.#cells[place] as number) & (ENDS_WORD - 1); rest !== 0; rest &= rest - 1) size++;
    return size;
  }
}

function placeHash(place: Int32Array, size: number): number {
  let mixed = 0;
  for (let at = 0; at < size; at++) mixed = Math.imul(mixed ^ (place[at] as number), 0x9e3779b1) ^ (mixed >>> 15);
  return mixed ^ (mixed >>> 16);
}

function grown(cells: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(2 * cells.length);
  larger.set(cells);
  return larger;
}

// Knows the words of rack after rack: every mix of letters that makes words is there once, and its words lie at its end.

import { LETTERS } from './alphabet.ts';
import type { WordGraph } from './graph.ts';
import { laidMixes, MIX_LETTERS, PLACE_MASK, SHORTEST_SHIFT } from './rack-mixes.ts';

/** Longer than need be: the engine moves short arrays about, and has to look for them at each access. */
const ARRAY_LENGTH = 128;

/** Told of a word: its letters (0 for A) lie from one place to another. */
export type WordOfRack = (letters: Uint8Array, from: number, to: number) => void;

/** Meets each word that a rack can make once, anagrams one after the other. `tiles`: how many of each letter, from A on. */
export type RackIndex = (tiles: readonly number[], jokers: number, meet: WordOfRack) => void;

/**
 * An index of the words of at most so many letters, for those who ask for many racks: to make it takes as long as ten thousand
 * walks on the graph, each of which takes nearly twice as long as one on the index.
 */
export function rackIndex(graph: WordGraph, longest: number): RackIndex {
  const { cells, order } = laidMixes(graph, longest);
  const bytes = new Uint8Array(cells.buffer);
  const left = new Int8Array(ARRAY_LENGTH);
  let meet: WordOfRack = () => {};

  function tell(cell: number, length: number): void {
    let from = 4 * cell + 1;
    for (let words = bytes[4 * cell] as number; words > 0; words--, from += length) meet(bytes, from, from + length);
  }

  /** With a joker: every letter that follows is tried. `held`: the letters of which there is a tile; `most`: one more than are left. */
  function walk(place: number, length: number, held: number, jokers: number, most: number): void {
    const cell = cells[place] as number;
    const letters = cell & MIX_LETTERS;
    if (cell !== letters) tell(place + 1 + countOf(letters), length);
    let child = place + 1;
    for (let rest = letters; rest !== 0; rest &= rest - 1) {
      const step = cells[child++] as number;
      const shortest = step >>> SHORTEST_SHIFT;
      if (shortest >= most) continue;
      const bit = rest & -rest;
      const beyond = held & -bit;
      const next = step & PLACE_MASK;
      if ((held & bit) !== 0) {
        const letter = 31 - Math.clz32(bit);
        const count = left[letter] as number;
        left[letter] = count - 1;
        walk(next, length + 1, count === 1 ? beyond ^ bit : beyond, jokers, most - 1);
        left[letter] = count;
      } else if (jokers > 1) walk(next, length + 1, beyond, jokers - 1, most - 1);
      else if (shortest === 0 || ((cells[next] as number) & beyond) !== 0) walkHeld(next, length + 1, beyond, most - 1);
    }
  }

  /** Without a joker. Letters that come before the last one are behind: they are in order. */
  function walkHeld(place: number, length: number, held: number, most: number): void {
    const cell = cells[place] as number;
    const letters = cell & MIX_LETTERS;
    if (cell !== letters) tell(place + 1 + countOf(letters), length);
    for (let rest = letters & held; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const step = cells[place + 1 + countOf(letters & (bit - 1))] as number;
      if (step >>> SHORTEST_SHIFT >= most) continue;
      const letter = 31 - Math.clz32(bit);
      const count = left[letter] as number;
      left[letter] = count - 1;
      walkHeld(step & PLACE_MASK, length + 1, count === 1 ? (held & -bit) ^ bit : held & -bit, most - 1);
      left[letter] = count;
    }
  }

  return (tiles, jokers, told) => {
    let held = 0;
    let most = jokers + 1;
    for (let at = 0; at < LETTERS.length; at++) {
      const count = tiles[order[at] as number] as number;
      left[at] = count;
      most += count;
      if (count > 0) held |= 1 << at;
    }
    meet = told;
    if (jokers === 0) walkHeld(0, 0, held, most);
    else walk(0, 0, held, jokers, most);
  };
}

function countOf(bits: number): number {
  let count = bits - ((bits >>> 1) & 0x55555555);
  count = (count & 0x33333333) + ((count >>> 2) & 0x33333333);
  return Math.imul((count + (count >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

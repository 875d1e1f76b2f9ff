// Meets every word of a rack and a blank: the same walk on the word graph and on the peers' tries.

import { LETTERS, type Node, type WordGraph } from '@boite/language';
import { PLACE_BITS, WORD_BIT } from '@boite/language/src/graph.ts';
import type { ITrie } from 'cspell-trie-lib';
import { END_OF_WORD, type MnemonistNode } from './peers.ts';

/** How many tiles of each letter, from A on. */
export type Rack = readonly number[];

/** Receives a word: its letters (0 for A) are the first `length` of `path`. */
type MeetWord = (path: Uint8Array, length: number) => void;

/** Meets every word of a rack and a blank, each once: the blank stands only for a letter that has run out. */
export type Finder = (rack: Rack, meet: MeetWord) => void;

type CspellNode = NonNullable<ReturnType<ITrie['find']>>;

const A_CODE = 65;
const LONGEST_PATH = 64;

export function graphFinder({ cells, root }: WordGraph): Finder {
  const path = new Uint8Array(LONGEST_PATH);
  const left = new Int8Array(LETTERS.length);
  let meet: MeetWord = () => {};
  /** Once the blank is used; `open`: the letters held that can follow. */
  const walkHeld = (node: Node, depth: number, open: number, held: number): void => {
    for (let rest = open; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const letter = 31 - Math.clz32(bit);
      const step = cells[node + 1 + letter] as number;
      path[depth] = letter;
      if ((step & WORD_BIT) !== 0) meet(path, depth + 1);
      const count = left[letter] as number;
      const after = count === 1 ? held ^ bit : held;
      const next = (cells[step & PLACE_BITS] as number) & after;
      if (next === 0) continue;
      left[letter] = count - 1;
      walkHeld(step & PLACE_BITS, depth + 1, next, after);
      left[letter] = count;
    }
  };
  const walk = (node: Node, depth: number, held: number): void => {
    for (let rest = (cells[node] as number) & PLACE_BITS; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const letter = 31 - Math.clz32(bit);
      const step = cells[node + 1 + letter] as number;
      path[depth] = letter;
      if ((step & WORD_BIT) !== 0) meet(path, depth + 1);
      if ((held & bit) === 0) walkHeld(step & PLACE_BITS, depth + 1, (cells[step & PLACE_BITS] as number) & held, held);
      else {
        const count = left[letter] as number;
        left[letter] = count - 1;
        walk(step & PLACE_BITS, depth + 1, count === 1 ? held ^ bit : held);
        left[letter] = count;
      }
    }
  };
  return (rack, receive) => {
    left.set(rack);
    meet = receive;
    walk(root, 0, heldBits(rack));
  };
}

function heldBits(rack: Rack): number {
  return rack.reduce((bits, count, letter) => (count > 0 ? bits | (1 << letter) : bits), 0);
}

/** Going through the children was tried against probing the letters of the rack: it is twice as fast. */
export function mnemonistFinder(root: MnemonistNode): Finder {
  const path = new Uint8Array(LONGEST_PATH);
  const left = new Int8Array(LETTERS.length);
  let meet: MeetWord = () => {};
  const walk = (node: MnemonistNode, depth: number, blanks: number): void => {
    for (const key in node) {
      if (key === END_OF_WORD) {
        meet(path, depth);
        continue;
      }
      const letter = key.charCodeAt(0) - A_CODE;
      const count = left[letter] as number;
      if (count === 0 && blanks === 0) continue;
      path[depth] = letter;
      if (count > 0) left[letter] = count - 1;
      walk(node[key] as MnemonistNode, depth + 1, count > 0 ? blanks : blanks - 1);
      left[letter] = count;
    }
  };
  return (rack, receive) => {
    left.set(rack);
    meet = receive;
    walk(root, 0, 1);
  };
}

export function cspellFinder(root: CspellNode): Finder {
  const path = new Uint8Array(LONGEST_PATH);
  const left = new Int8Array(LETTERS.length);
  let meet: MeetWord = () => {};
  const walk = (node: CspellNode, depth: number, blanks: number): void => {
    if (node.eow) meet(path, depth);
    for (const [key, child] of node.entries()) {
      const letter = key.charCodeAt(0) - A_CODE;
      const count = left[letter] as number;
      if (count === 0 && blanks === 0) continue;
      path[depth] = letter;
      if (count > 0) left[letter] = count - 1;
      walk(child, depth + 1, count > 0 ? blanks : blanks - 1);
      left[letter] = count;
    }
  };
  return (rack, receive) => {
    left.set(rack);
    meet = receive;
    walk(root, 0, 1);
  };
}

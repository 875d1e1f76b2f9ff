// Meets every word of a rack and a blank: on our index, and by a walk on the peers' tries.

import { LETTERS, rackIndex, type WordGraph, type WordOfRack } from '@boite/language';
import type { ITrie } from 'cspell-trie-lib';
import { END_OF_WORD, type MnemonistNode } from './peers.ts';

/** How many tiles of each letter, from A on. */
export type Rack = readonly number[];

/** Meets every word of a rack and a blank, each once: the blank stands only for a letter that has run out. */
export type Finder = (rack: Rack, meet: WordOfRack) => void;

type CspellNode = NonNullable<ReturnType<ITrie['find']>>;

const A_CODE = 65;
const LONGEST_PATH = 64;

/** On our index, made of the words that such a rack can make. */
export function indexFinder(graph: WordGraph, longest: number): Finder {
  const index = rackIndex(graph, longest);
  return (rack, meet) => index(rack, 1, meet);
}

/** Going through the children was tried against probing the letters of the rack: it is twice as fast. */
export function mnemonistFinder(root: MnemonistNode): Finder {
  const path = new Uint8Array(LONGEST_PATH);
  const left = new Int8Array(LETTERS.length);
  let meet: WordOfRack = () => {};
  const walk = (node: MnemonistNode, depth: number, blanks: number): void => {
    for (const key in node) {
      if (key === END_OF_WORD) {
        meet(path, 0, depth);
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
  let meet: WordOfRack = () => {};
  const walk = (node: CspellNode, depth: number, blanks: number): void => {
    if (node.eow) meet(path, 0, depth);
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

// The graph of sounds: every way to say some words as paths in one typed array.

import type { Draft } from '@boite/language';
import { labelAt, labelText } from './sound-labels.ts';

/**
 * A place n is a cell with the labels that can follow, one bit each; the cells after it lead to the next places, in
 * the order of the labels. Sounds are numbered in that order: `counts` has, for each step, how many come before those
 * it leads to, and 1 for a place where a word may end.
 */
export interface SoundGraph {
  readonly cells: Int32Array;
  readonly counts: Int32Array;
  readonly root: number;
  /** For each number, whether all of its words (2), some (1) or none (0) end with a mute e: no label tells it. */
  readonly muteEnds: Uint8Array;
  /** 1 for the number of what begins with an apostrophe; none where nothing does. */
  readonly elisions?: Uint8Array;
}

/** How many bits are set. (Hacker's Delight, 5-1) */
export function bitCount(set: number): number {
  const pairs = set - ((set >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The cell of the step for a label, which must be there. */
export function stepCell(cells: Int32Array, node: number, label: number): number {
  return node + 1 + bitCount((cells[node] as number) & ((1 << label) - 1));
}

/** The number of some labels; −1 when no word is said so. */
export function soundsNumber({ cells, counts, root }: SoundGraph, labels: string): number {
  let node = root;
  let number = 0;
  for (let at = 0; at < labels.length; at++) {
    const label = labelAt(labels, at);
    if (((cells[node] as number) & (1 << label)) === 0) return -1;
    const cell = stepCell(cells, node, label);
    number += counts[cell] as number;
    node = cells[cell] as number;
  }
  return counts[node] === 1 ? number : -1;
}

/** The labels of a number. */
export function labelsAt({ cells, counts, root }: SoundGraph, number: number): string {
  let labels = '';
  let node = root;
  for (let left = number; left > 0 || counts[node] === 0; ) {
    let set = cells[node] as number;
    let cell = node + bitCount(set);
    for (; cell > node + 1 && (counts[cell] as number) > left; cell--) set ^= highest(set);
    left -= counts[cell] as number;
    labels += labelText(31 - Math.clz32(set));
    node = cells[cell] as number;
  }
  return labels;
}

function highest(set: number): number {
  return 1 << (31 - Math.clz32(set));
}

/** The graph of some drafts; the last one is its root. */
export function packedSounds(drafts: readonly Draft[], muteEnds: Uint8Array): SoundGraph {
  const addresses = new Int32Array(drafts.length);
  let length = 0;
  drafts.forEach(({ letters }, number) => {
    addresses[number] = length;
    length += 1 + letters.length;
  });
  const graph = {
    cells: new Int32Array(length),
    counts: new Int32Array(length),
    root: addresses[drafts.length - 1] ?? 0,
    muteEnds,
  };
  const sizes = new Int32Array(drafts.length);
  drafts.forEach((draft, number) => {
    sizes[number] = writtenDraft(draft, graph, { address: addresses[number] as number, addresses, sizes });
  });
  return graph;
}

interface Destination {
  readonly address: number;
  readonly addresses: Int32Array;
  readonly sizes: Int32Array;
}

/** How many ways to say a word go through a draft, once it is written; those it leads to are. */
function writtenDraft({ isWord, letters, targets }: Draft, { cells, counts }: SoundGraph, to: Destination): number {
  let size = Number(isWord);
  cells[to.address] = letters.reduce((set, label) => set | (1 << label), 0);
  counts[to.address] = size;
  targets.forEach((target, nth) => {
    cells[to.address + 1 + nth] = to.addresses[target] as number;
    counts[to.address + 1 + nth] = size;
    size += to.sizes[target] as number;
  });
  return size;
}

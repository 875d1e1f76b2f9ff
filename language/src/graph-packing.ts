// Knows where the places of a word graph go in its array, so that they overlap without touching.

import { LETTER_SHIFT, ROOT, WORD_BIT } from './graph.ts';

/** A place without an address yet: the letters that follow (0 for A, rising) and the drafts they lead to. */
export interface Draft {
  isWord: boolean;
  readonly letters: number[];
  readonly targets: number[];
}

/** A step may look this far beyond its place. */
const REACH = 26;

/** The cells of a graph; the last draft is its root. */
export function packed(drafts: readonly Draft[]): Uint32Array {
  const shelf = new Shelf(drafts);
  const root = drafts.length - 1;
  const addresses = new Uint32Array(drafts.length);
  addresses[root] = shelf.placed(drafts[root] as Draft);
  for (const number of byWidth(drafts)) if (number !== root) addresses[number] = shelf.placed(drafts[number] as Draft);
  return packedNode(drafts, addresses, shelf.end);
}

/** The widest first, since narrow ones fill the gaps; neighbours with the same letters make the file compress better. */
function byWidth(drafts: readonly Draft[]): readonly number[] {
  const sets = drafts.map(nodeLetters);
  const width = (number: number): number => drafts[number]?.letters.length ?? 0;
  const set = (number: number): number => sets[number] ?? 0;
  return drafts.map((_, number) => number).sort((a, b) => width(b) - width(a) || set(a) - set(b) || a - b);
}

function nodeLetters({ letters }: Draft): number {
  return letters.reduce((set, letter) => set | (1 << letter), 0);
}

class Shelf {
  /** For each cell, itself when it is free, else one further on. */
  readonly #next: Uint32Array;
  /** Where a set of letters was last placed: it fits nowhere before, since nothing is ever freed. */
  readonly #tried = new Map<number, number>();
  end = 0;

  constructor(drafts: readonly Draft[]) {
    // Even if no two of them overlapped.
    this.#next = new Uint32Array((drafts.length + 1) * (REACH + 2)).map((_, cell) => cell);
  }

  /** The first gap that a draft fits; from then on it is taken. */
  placed(draft: Draft): number {
    const letters = nodeLetters(draft);
    let address = this.#freeFrom(this.#tried.get(letters) ?? ROOT);
    while (!this.#fits(draft, address)) address = this.#freeFrom(address + 1);
    this.#tried.set(letters, address);
    this.#take(address);
    for (const letter of draft.letters) this.#take(address + 1 + letter);
    this.end = Math.max(this.end, address + 1 + REACH);
    return address;
  }

  #fits(draft: Draft, address: number): boolean {
    return draft.letters.every((letter) => this.#next[address + 1 + letter] === address + 1 + letter);
  }

  #take(cell: number): void {
    this.#next[cell] = cell + 1;
  }

  #freeFrom(cell: number): number {
    let free = cell;
    while (this.#next[free] !== free) free = this.#next[free] as number;
    for (let from = cell; from !== free; ) {
      const after = this.#next[from] as number;
      this.#next[from] = free;
      from = after;
    }
    return free;
  }
}

function packedNode(drafts: readonly Draft[], addresses: Uint32Array, length: number): Uint32Array {
  const cells = new Uint32Array(length);
  drafts.forEach((draft, number) => {
    const place = addresses[number] as number;
    if (draft.isWord) cells[place] = WORD_BIT;
    draft.letters.forEach((letter, nth) => {
      const target = draft.targets[nth] as number;
      const ends = drafts[target]?.isWord ? WORD_BIT : 0;
      cells[place] = (cells[place] as number) | (1 << letter);
      cells[place + 1 + letter] = ((letter + 1) << LETTER_SHIFT) | ends | (addresses[target] as number);
    });
  });
  return cells;
}

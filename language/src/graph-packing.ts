// Knows where the places of a word graph go in its array, so that they overlap without touching.

import { LETTER_SHIFT, ROOT, WORD_BIT } from './graph.ts';
import { lowestLetter } from './letter-set.ts';

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
  const { addresses, end } = addressesOf(Uint32Array.from(drafts, nodeLetters));
  return packedNode(drafts, addresses, end);
}

interface Addresses {
  readonly addresses: Uint32Array;
  readonly end: number;
}

/** Where each place goes, by the letters that follow it, the root being the last one. The same sets always go to the same addresses. */
export function addressesOf(sets: Uint32Array): Addresses {
  const shelf = new Shelf(sets.length);
  const root = sets.length - 1;
  const addresses = new Uint32Array(sets.length);
  addresses[root] = shelf.placed(sets[root] as number);
  for (const [letters, numbers] of widestSets(sets))
    for (const number of numbers) if (number !== root) addresses[number] = shelf.placed(letters);
  return { addresses, end: shelf.end };
}

/** The places that go on with the same letters: neighbours make the file compress better. */
function widestSets(sets: Uint32Array): readonly (readonly [number, readonly number[]])[] {
  const alike = new Map<number, number[]>();
  sets.forEach((letters, number) => {
    const others = alike.get(letters);
    if (others === undefined) alike.set(letters, [number]);
    else others.push(number);
  });
  return [...alike].sort(([one], [other]) => widestFirst(one, other));
}

/** Of two sets of letters: narrow ones fill the gaps of the others. */
function widestFirst(one: number, other: number): number {
  return width(other) - width(one) || one - other;
}

function width(letters: number): number {
  let count = 0;
  for (let rest = letters; rest !== 0; rest &= rest - 1) count++;
  return count;
}

function nodeLetters({ letters }: Draft): number {
  return letters.reduce((set, letter) => set | (1 << letter), 0);
}

/** Cells told by one number, a bit each. */
const ROW = 32;

class Shelf {
  /** The cells that are taken. */
  readonly #rows: Uint32Array;
  /** The row where a set of letters was last placed: it fits nowhere before, since nothing is ever freed. */
  readonly #tried = new Map<number, number>();
  end = 0;

  constructor(places: number) {
    // Even if no two of them overlapped.
    this.#rows = new Uint32Array(Math.ceil(((places + 1) * (REACH + 2)) / ROW) + 1);
    for (let cell = 0; cell < ROOT; cell++) this.#take(cell);
  }

  /** The first gap that a place with these letters fits; from then on it is taken. */
  placed(letters: number): number {
    let row = this.#tried.get(letters) ?? 0;
    let room = this.#roomIn(row, letters);
    while (room === 0) room = this.#roomIn(++row, letters);
    this.#tried.set(letters, row);
    const address = row * ROW + lowestLetter(room);
    this.#take(address);
    for (let rest = letters; rest !== 0; rest &= rest - 1) this.#take(address + 1 + lowestLetter(rest));
    this.end = Math.max(this.end, address + 1 + REACH);
    return address;
  }

  /** The cells of a row where such a place could begin, all looked at together. */
  #roomIn(row: number, letters: number): number {
    let room = ~(this.#rows[row] as number);
    for (let rest = letters; rest !== 0 && room !== 0; rest &= rest - 1) room &= ~this.#beyond(row, 1 + lowestLetter(rest));
    return room;
  }

  /** What lies so many cells beyond each cell of a row. */
  #beyond(row: number, cells: number): number {
    return ((this.#rows[row] as number) >>> cells) | ((this.#rows[row + 1] as number) << (ROW - cells));
  }

  #take(cell: number): void {
    const row = Math.floor(cell / ROW);
    this.#rows[row] = (this.#rows[row] as number) | (1 << (cell % ROW));
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

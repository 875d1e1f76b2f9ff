// Knows how to lay a word graph out again that has travelled, cell by cell as it was.

import type { DataBytes } from '../data-file.ts';
import { LETTER_SHIFT, WORD_BIT } from '../graph.ts';
import { addressesOf } from '../graph-packing.ts';
import { lowestLetter } from '../letter-set.ts';
import { partedColumns, planeNumber, resealed } from './columns.ts';
import { RecentPlaces } from './recent-places.ts';
import { A_WORD, FAR_PLACE, NEW_PLACE, NO_WORD, STEP_KINDS, stepKind } from './slim-graph.ts';

/** The file of words as it lies on a disk. */
export function wholeWords(bytes: DataBytes): DataBytes {
  const slim = partedColumns(bytes);
  if (slim === null) return bytes;
  const reader = new GraphReader(slim.columns);
  const cells = reader.cells(slim.length / 4);
  return resealed({ count: slim.count, content: new Uint8Array(cells.buffer) }, slim.seal);
}

class GraphReader {
  readonly #letters: Uint8Array;
  readonly #steps: Uint8Array;
  readonly #far: readonly Uint8Array[];
  readonly #recent = new RecentPlaces(STEP_KINDS);
  /** Of each place: the letters that follow, with whether a word ends, and where its steps begin in `targets`. */
  readonly #sets: Uint32Array;
  readonly #firstSteps: Uint32Array;
  readonly #targets: Uint32Array;
  #places = 0;
  #letterAt = 0;
  #stepAt = 0;
  #farAt = 0;
  #targetAt = 0;

  constructor(columns: readonly Uint8Array[]) {
    const [letters = new Uint8Array(), steps = new Uint8Array()] = columns;
    this.#letters = letters;
    this.#steps = steps;
    this.#far = columns.slice(2, 5);
    this.#sets = new Uint32Array(letters.length);
    this.#firstSteps = new Uint32Array(letters.length);
    this.#targets = new Uint32Array(steps.length);
  }

  cells(length: number): Uint32Array<ArrayBuffer> {
    this.#read(0);
    const addresses = this.#addresses();
    const cells = new Uint32Array(length);
    for (let place = 0; place < this.#places; place++) this.#lay(place, addresses, cells);
    return cells;
  }

  /** The number of a place, after those of all that follow it. */
  #read(before: number): number {
    const set = this.#readSet();
    const first = this.#targetAt;
    let step = first;
    for (let rest = set & (WORD_BIT - 1); rest !== 0; rest &= rest - 1) this.#targetAt++;
    for (let rest = set & (WORD_BIT - 1); rest !== 0; rest &= rest - 1) {
      this.#targets[step++] = this.#readStep(lowestLetter(rest), before);
    }
    this.#sets[this.#places] = set;
    this.#firstSteps[this.#places] = first;
    return this.#places++;
  }

  #readSet(): number {
    let set = 0;
    let letter = this.#letters[this.#letterAt++] as number;
    for (; letter !== NO_WORD && letter !== A_WORD; letter = this.#letters[this.#letterAt++] as number) set |= 1 << (letter - 1);
    return letter === A_WORD ? set | WORD_BIT : set;
  }

  #readStep(letter: number, before: number): number {
    const kind = stepKind(letter, before);
    const told = this.#steps[this.#stepAt++] as number;
    if (told !== NEW_PLACE && told !== FAR_PLACE) return this.#recent.recalled(kind, told - 1);
    const place = told === NEW_PLACE ? this.#read(letter + 1) : planeNumber(this.#far, this.#farAt++);
    this.#recent.remember(kind, place);
    return place;
  }

  /** Where each place lay when the graph was made: places are numbered as they were then. */
  #addresses(): Uint32Array {
    return addressesOf(this.#sets.subarray(0, this.#places).map((set) => set & (WORD_BIT - 1))).addresses;
  }

  #lay(place: number, addresses: Uint32Array, cells: Uint32Array): void {
    const set = this.#sets[place] as number;
    const address = addresses[place] as number;
    cells[address] = set;
    let step = this.#firstSteps[place] as number;
    for (let rest = set & (WORD_BIT - 1); rest !== 0; rest &= rest - 1) {
      const letter = lowestLetter(rest);
      const target = this.#targets[step++] as number;
      cells[address + 1 + letter] =
        ((letter + 1) << LETTER_SHIFT) | ((this.#sets[target] as number) & WORD_BIT) | (addresses[target] as number);
    }
  }
}

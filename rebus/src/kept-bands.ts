// How the bands of the lexicon are kept in a file, so that a command need not listen to every word before it answers.

import type { Band } from './band.ts';

/*
 * For each band, four numbers (cells, the root, sounds, words), then its cells and their counts, then bytes: how many words each sound has,
 * whether they are repeated (1) and end with a mute e (some 2, all 4), and three bytes for each word.
 */
const HEAD = 4;
const ID_BYTES = 3;
const REPEATED = 1;
const MUTE_SHIFT = 1;

export function writtenBands(bands: readonly Band[]): Uint8Array<ArrayBuffer> {
  const parts = bands.map(writtenBand);
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

function writtenBand({ graph, starts, ids, repeated }: Band): Uint8Array {
  const { cells, counts, root, muteEnds } = graph;
  const count = repeated.length;
  const head = Int32Array.of(cells.length, root, count, ids.length);
  const bytes = new Uint8Array(wholeCells(4 * (HEAD + 2 * cells.length) + 2 * count + ID_BYTES * ids.length));
  bytes.set(new Uint8Array(head.buffer), 0);
  bytes.set(new Uint8Array(cells.buffer, cells.byteOffset, cells.byteLength), 4 * HEAD);
  bytes.set(new Uint8Array(counts.buffer, counts.byteOffset, counts.byteLength), 4 * (HEAD + cells.length));
  const at = 4 * (HEAD + 2 * cells.length);
  for (let number = 0; number < count; number++) {
    bytes[at + number] = (starts[number + 1] as number) - (starts[number] as number);
    bytes[at + count + number] = (repeated[number] as number) | ((muteEnds[number] as number) << MUTE_SHIFT);
  }
  ids.forEach((id, nth) => {
    bytes.set([id & 0xff, (id >>> 8) & 0xff, id >>> 16], at + 2 * count + ID_BYTES * nth);
  });
  return bytes;
}

/** The bands of a file, each read when it is asked for. */
export class KeptBands {
  readonly #bytes: Uint8Array<ArrayBuffer>;
  /** Where each band begins, as far as one knows. */
  readonly #places = [0];

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    this.#bytes = bytes;
  }

  band(nth: number): Band {
    while (this.#places.length <= nth) this.#places.push(this.#endOf(this.#places.length - 1));
    return readBand(this.#bytes, this.#places[nth] as number);
  }

  #endOf(nth: number): number {
    const place = this.#places[nth] as number;
    const [cells = 0, , count = 0, ids = 0] = cellsAt(this.#bytes, place, HEAD);
    return place + wholeCells(4 * (HEAD + 2 * cells) + 2 * count + ID_BYTES * ids);
  }
}

function readBand(bytes: Uint8Array<ArrayBuffer>, place: number): Band {
  const [length = 0, root = 0, count = 0, words = 0] = cellsAt(bytes, place, HEAD);
  const cells = cellsAt(bytes, place + 4 * HEAD, length);
  const counts = cellsAt(bytes, place + 4 * (HEAD + length), length);
  const at = place + 4 * (HEAD + 2 * length);
  const flags = bytes.subarray(at + count, at + 2 * count);
  const ids = new Uint32Array(words);
  for (let nth = 0, from = at + 2 * count; nth < words; nth++, from += ID_BYTES)
    ids[nth] = (bytes[from] as number) | ((bytes[from + 1] as number) << 8) | ((bytes[from + 2] as number) << 16);
  const muteEnds = flags.map((flag) => flag >> MUTE_SHIFT);
  return {
    graph: { cells, counts, root, muteEnds },
    starts: runningSums(bytes.subarray(at, at + count)),
    ids,
    repeated: flags.map((flag) => flag & REPEATED),
  };
}

function cellsAt(bytes: Uint8Array<ArrayBuffer>, place: number, length: number): Int32Array<ArrayBuffer> {
  return new Int32Array(bytes.buffer, bytes.byteOffset + place, length);
}

function runningSums(numbers: Uint8Array): Uint32Array {
  const sums = new Uint32Array(numbers.length + 1);
  for (let nth = 0; nth < numbers.length; nth++) sums[nth + 1] = (sums[nth] as number) + (numbers[nth] as number);
  return sums;
}

function wholeCells(bytes: number): number {
  return 4 * Math.ceil(bytes / 4);
}

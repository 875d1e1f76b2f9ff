// Knows how a data file travels: columns of bytes, one after the other, with what is needed to seal it again.

import { type DataBytes, type DataFile, sealedDataFile, sealOf } from '../data-file.ts';

/** « BAS1 » as four little-endian bytes. */
const SLIM_SIGNATURE = 0x31534142;
const HEAD_CELLS = 5;

/** A file without what can be worked out again. */
export interface SlimFile {
  /** Of the whole file, so that whoever works it out knows that it came whole. */
  readonly seal: number;
  readonly count: number;
  /** Of the content of the whole file. */
  readonly length: number;
  readonly columns: readonly Uint8Array[];
}

export function joinedColumns({ seal, count, length, columns }: SlimFile): Uint8Array<ArrayBuffer> {
  const cells = Uint32Array.of(SLIM_SIGNATURE, seal, count, length, columns.length, ...columns.map((column) => column.length));
  const whole = columns.reduce((sum, column) => sum + column.length, cells.byteLength);
  const bytes = new Uint8Array(whole);
  bytes.set(new Uint8Array(cells.buffer));
  let at = cells.byteLength;
  for (const column of columns) {
    bytes.set(column, at);
    at += column.length;
  }
  return bytes;
}

/** Null when the file travelled whole. */
export function partedColumns(bytes: DataBytes): SlimFile | null {
  const view = bytes instanceof Uint8Array ? bytes : new Uint8Array(bytes);
  const cells = new DataView(view.buffer, view.byteOffset, view.byteLength);
  const cell = (nth: number): number => cells.getUint32(4 * nth, true);
  if (cell(0) !== SLIM_SIGNATURE) return null;
  const columns: Uint8Array[] = [];
  let at = 4 * (HEAD_CELLS + cell(4));
  for (let nth = 0; nth < cell(4); nth++) {
    columns.push(view.subarray(at, at + cell(HEAD_CELLS + nth)));
    at += cell(HEAD_CELLS + nth);
  }
  return { seal: cell(1), count: cell(2), length: cell(3), columns };
}

/** The whole file, as it lies in `language/data/`. */
export function resealed(file: DataFile, seal: number): Uint8Array<ArrayBuffer> {
  const whole = sealedDataFile(file);
  if (sealOf(whole) !== seal) throw new Error('a language file came damaged: load the page again');
  return whole;
}

/** Numbers of three bytes: the low bytes first, then the others, that are nearly all alike. */
export function bytePlanes(numbers: readonly number[]): readonly Uint8Array[] {
  return [0, 8, 16].map((shift) => Uint8Array.from(numbers, (number) => (number >>> shift) & 0xff));
}

export function planeNumber(planes: readonly Uint8Array[], at: number): number {
  const [low, middle, high] = planes as [Uint8Array, Uint8Array, Uint8Array];
  return (low[at] as number) | ((middle[at] as number) << 8) | ((high[at] as number) << 16);
}

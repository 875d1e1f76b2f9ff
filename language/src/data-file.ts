// Knows the envelope of the language's data files, and refuses what is not whole.

/** The bytes of a data file, from a disk or from a network. */
export type DataBytes = ArrayBuffer | Uint8Array<ArrayBuffer>;

export interface DataFile {
  /** How many words it speaks of. */
  readonly count: number;
  readonly content: Uint8Array<ArrayBuffer>;
}

/** « BAM1 » as four little-endian bytes. */
const SIGNATURE = 0x314d4142;
const HEADER_CELLS = 3;
const REMEDY = 'get it again from the repository, or rebuild it with: node tools/src/lexicon/build.ts';

export function openDataFile(bytes: DataBytes, name: string): DataFile {
  const cells = alignedCells(bytes, name);
  const [signature, count = 0, checksum] = cells;
  if (signature !== SIGNATURE) throw new Error(`${name} is not a language file of this version: ${REMEDY}`);
  const content = cells.subarray(HEADER_CELLS);
  if (checksumOf(content) !== checksum) throw new Error(`${name} is damaged: ${REMEDY}`);
  return { count, content: new Uint8Array(content.buffer, content.byteOffset, content.byteLength) };
}

/** A file for `content`, filled up with zeros to whole cells. */
export function sealedDataFile({ count, content }: DataFile): Uint8Array<ArrayBuffer> {
  const cells = new Uint32Array(HEADER_CELLS + Math.ceil(content.length / 4));
  const bytes = new Uint8Array(cells.buffer);
  bytes.set(content, HEADER_CELLS * 4);
  cells.set([SIGNATURE, count, checksumOf(cells.subarray(HEADER_CELLS))]);
  return bytes;
}

export function missingDataFile(name: string): Error {
  return new Error(`${name} is missing: ${REMEDY}`);
}

function alignedCells(bytes: DataBytes, name: string): Uint32Array<ArrayBuffer> {
  if (bytes.byteLength % 4 !== 0) throw new Error(`${name} is cut short: ${REMEDY}`);
  const view = bytes instanceof Uint8Array ? bytes : new Uint8Array(bytes);
  const whole = view.byteOffset % 4 === 0 ? view : view.slice();
  return new Uint32Array(whole.buffer, whole.byteOffset, whole.byteLength / 4);
}

/** (Fowler, Noll and Vo, on cells instead of bytes) */
function checksumOf(cells: Uint32Array): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < cells.length; at++) sum = Math.imul(sum ^ (cells[at] as number), 0x01000193);
  return sum >>> 0;
}

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
/** The signature and the checksum of what follows. */
const SEAL_CELLS = 2;
export const SEAL_BYTES = 4 * SEAL_CELLS;
/** The seal and the count. */
const HEADER_CELLS = SEAL_CELLS + 1;
const CHUNK = 8192;
const REMEDY = 'get it again from the repository, or rebuild it with: node tools/src/lexicon/build.ts';

export function openDataFile(bytes: DataBytes, name: string): DataFile {
  const cells = alignedCells(bytes, name);
  const [signature, checksum, count = 0] = cells;
  if (signature !== SIGNATURE) throw new Error(`${name} is not a language file of this version: ${REMEDY}`);
  if (checksum !== checksumOf(cells.subarray(SEAL_CELLS))) throw new Error(`${name} is damaged: ${REMEDY}`);
  const content = cells.subarray(HEADER_CELLS);
  return { count, content: new Uint8Array(content.buffer, content.byteOffset, content.byteLength) };
}

/** A file for `content`, filled up with zeros to whole cells. */
export function sealedDataFile({ count, content }: DataFile): Uint8Array<ArrayBuffer> {
  const cells = new Uint32Array(HEADER_CELLS + Math.ceil(content.length / 4));
  const bytes = new Uint8Array(cells.buffer);
  bytes.set(content, 4 * HEADER_CELLS);
  cells[SEAL_CELLS] = count;
  cells.set([SIGNATURE, checksumOf(cells.subarray(SEAL_CELLS))]);
  return bytes;
}

/** What changes when the content of a file does. */
export function sealOf(bytes: Uint8Array<ArrayBuffer>): number {
  return new DataView(bytes.buffer, bytes.byteOffset).getUint32(4, true);
}

/** A character a byte, many at a time: one by one takes ten times as long, and so does spreading them. */
export function textOf(content: Uint8Array): string {
  let text = '';
  for (let at = 0; at < content.length; at += CHUNK) text += charactersOf(content.subarray(at, at + CHUNK));
  return text;
}

function charactersOf(bytes: Uint8Array): string {
  return Reflect.apply(String.fromCharCode, null, bytes);
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

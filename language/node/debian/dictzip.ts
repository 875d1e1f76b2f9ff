// Knows how to read a piece of a dictzip file (`.dict.dz`): a gzip file in chunks that open one without the others.

import { openSync, readSync } from 'node:fs';
import { constants, inflateRawSync } from 'node:zlib';
import { lastKept } from '../../src/dictionary/last-kept.ts';

/** Where an entry is in the text of a dictionary, in bytes. */
export interface Span {
  readonly offset: number;
  readonly size: number;
}

/** No honest entry is longer. */
const LONGEST_ENTRY = 1 << 20;

const FIXED_HEADER = 12;
const HAS_EXTRA = 4;
const HAS_NAME = 8;
const RANDOM_ACCESS = 0x4152;

interface Chunks {
  /** Of a chunk once inflated. */
  readonly length: number;
  /** Where each chunk begins in the file, then where the last one ends. */
  readonly starts: readonly number[];
}

/** A reader of the texts of a file. Throws when it is not a dictzip file, or a span is not in it. */
export function openDictzip(path: string): (span: Span) => string {
  const file = openSync(path, 'r');
  const chunks = readChunks(file);
  const inflatedOnce = lastKept((chunk: number) => inflated(file, chunk, chunks));
  return ({ offset, size }) => {
    if (size > LONGEST_ENTRY) throw new Error(`${path} has no entry of ${size} bytes`);
    const [first, last] = [offset, offset + size - 1].map((at) => Math.floor(at / chunks.length)) as [number, number];
    const text = Buffer.concat(Array.from({ length: last - first + 1 }, (_, index) => inflatedOnce(first + index)));
    return text.subarray(offset - first * chunks.length).toString('utf8', 0, size);
  };
}

function inflated(file: number, chunk: number, { starts, length }: Chunks): Buffer {
  const [from, to] = [starts[chunk], starts[chunk + 1]];
  if (from === undefined || to === undefined) throw new Error(`no chunk ${chunk}`);
  return inflateRawSync(bytesAt(file, from, to - from), { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: length });
}

/** (RFC 1952 and dictzip(1)) */
function readChunks(file: number): Chunks {
  const header = bytesAt(file, 0, FIXED_HEADER);
  const flags = header.readUInt8(3);
  if (header.readUInt16BE(0) !== 0x1f8b || (flags & ~HAS_NAME) !== HAS_EXTRA) throw new Error('not a dictzip file');
  const extra = bytesAt(file, FIXED_HEADER, header.readUInt16LE(10));
  if (extra.readUInt16LE(0) !== RANDOM_ACCESS) throw new Error('not a dictzip file');
  const count = extra.readUInt16LE(8);
  const starts = [FIXED_HEADER + extra.length + (flags & HAS_NAME ? nameLength(file, FIXED_HEADER + extra.length) : 0)];
  for (let chunk = 0; chunk < count; chunk++) starts.push((starts[chunk] ?? 0) + extra.readUInt16LE(10 + 2 * chunk));
  return { length: extra.readUInt16LE(6), starts };
}

/** With its end of text. */
function nameLength(file: number, at: number): number {
  return bytesAt(file, at, 256).indexOf(0) + 1;
}

function bytesAt(file: number, at: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  return bytes.subarray(0, readSync(file, bytes, 0, length, at));
}

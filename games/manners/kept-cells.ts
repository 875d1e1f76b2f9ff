// Knows how what a game works out from the words is kept: how many words there were, then numbers.

import type { Lexicon } from '@boite/language';

/** Null where it is to be worked out: it is not there, or of other words. */
export function keptCells({ kept, size }: Pick<Lexicon, 'kept' | 'size'>, name: string): Int32Array | null {
  const bytes = kept?.(name) ?? null;
  if (bytes === null) return null;
  const cells = new Int32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / Int32Array.BYTES_PER_ELEMENT);
  return cells[0] === size ? cells.subarray(1) : null;
}

export function writtenCells(size: number, cells: Int32Array): Uint8Array<ArrayBuffer> {
  const all = new Int32Array(1 + cells.length);
  all[0] = size;
  all.set(cells, 1);
  return new Uint8Array(all.buffer);
}

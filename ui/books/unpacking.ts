// Where the language's files are made whole: beside the page, in a worker; inside one, on the spot.

import type { DataBytes } from '@boite/language';
import { AskedWorker } from '../asked-worker.ts';
import type { PackedFile } from './unpacker.ts';
import address from './unpacker.worker.ts?page-worker';

const unpackingWorker = new AskedWorker<PackedFile, DataBytes>(address);

/** Called while the files are on their way, it is there when they are. */
export function unpackerCalled(): void {
  if ('document' in globalThis) unpackingWorker.call();
}

export async function madeWhole(file: PackedFile): Promise<DataBytes> {
  if ('document' in globalThis) return unpackingWorker.ask(file);
  return (await import('./unpacker.ts')).unpacked(file);
}

// Knows how every game is taken along for the days without a network: how much is still to come, and how it comes.

import { FILES_KEPT } from './kept-files.ts';

/** Written by the build: each file with the bytes it takes to come. */
const LIST = '/offline.json';

export interface MissingFiles {
  readonly files: readonly (readonly [file: string, bytes: number])[];
  readonly bytes: number;
}

export function canTakeAlong(): boolean {
  return import.meta.env.PROD && 'serviceWorker' in navigator && 'caches' in globalThis;
}

/** What is not kept yet; rejects without a network. */
export async function missingHere(): Promise<MissingFiles> {
  const [response, cache] = await Promise.all([fetch(LIST), caches.open(FILES_KEPT)]);
  const all: MissingFiles['files'] = await response.json();
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const files = all.filter(([file]) => !kept.has(file));
  return { files, bytes: files.reduce((sum, [, bytes]) => sum + bytes, 0) };
}

/** One after the other, so that a game being played goes first; `onprogress` is told the bytes that have come. */
export async function takeAlong({ files }: MissingFiles, onprogress: (bytes: number) => void): Promise<void> {
  const cache = await caches.open(FILES_KEPT);
  let come = 0;
  for (const [file, bytes] of files) {
    await cache.add(file);
    come += bytes;
    onprogress(come);
  }
}

interface MeteredLine {
  readonly type?: string;
  readonly saveData?: boolean;
}

/** Whether the browser says that bytes cost nothing; most browsers do not say. */
export function isUnmetered(): boolean {
  return !isSavingData() && ['wifi', 'ethernet'].includes(deviceLine()?.type ?? '');
}

/** Whether the person has asked that nothing comes that they do not look at. */
export function isSavingData(): boolean {
  return deviceLine()?.saveData ?? false;
}

function deviceLine(): MeteredLine | undefined {
  return (navigator as { connection?: MeteredLine }).connection;
}

// What the page and its service worker agree on: where files are kept, and which file of a new version follows one of the last.

/** The name of the cache. */
export const FILES_KEPT = 'boite-files';

/** What a page of the new version says to the worker that waits for its turn. */
export const TAKE_OVER = 'take over';

/** The files of this version that bear the names of those kept of another: whoever had a game keeps it. */
export function successorsOf(kept: readonly string[], files: readonly string[]): readonly string[] {
  const names = new Set(kept.filter((file) => !files.includes(file)).map(withoutFingerprint));
  return files.filter((file) => names.has(withoutFingerprint(file)));
}

/** « /assets/words-D87PlDxw.bin » is « /assets/words.bin ». */
function withoutFingerprint(file: string): string {
  return file.replace(/-[\w-]{8}(?=\.\w+$)/, '');
}

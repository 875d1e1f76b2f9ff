// Knows where the page's workers are: built with the page, so that both share the files they have in common.

import { basename, dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

const ASKED = '?page-worker';
const PLACE_OF_WORKER = '\0page-worker:';

/** `./some.worker.ts?page-worker` is the address of that worker. */
export function pageWorker(): Plugin {
  let isBuild = false;
  return {
    name: 'page-worker',
    enforce: 'pre',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    resolveId: (id, importer) =>
      id.endsWith(ASKED) && importer ? PLACE_OF_WORKER + resolve(dirname(importer), id.slice(0, -ASKED.length)) : null,
    load(id) {
      if (!id.startsWith(PLACE_OF_WORKER)) return null;
      const source = id.slice(PLACE_OF_WORKER.length);
      if (!isBuild) return `export { default } from ${JSON.stringify(`${source}?worker&url`)};`;
      const file = this.emitFile({ type: 'chunk', id: source, name: basename(source, '.ts') });
      return `export default import.meta.ROLLUP_FILE_URL_${file};`;
    },
  };
}

// Knows where the bots' worker is: built with the page, so that both share the files they have in common.

import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const WORKER_MODULE = 'virtual:bots-worker';
const SOURCE = resolve(import.meta.dirname, '..', 'src', 'link', 'bots.worker.ts');

/** The module's value is the address of the worker. */
export function botsWorker(): Plugin {
  let isBuild = false;
  return {
    name: 'bots-worker',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === WORKER_MODULE ? `\0${WORKER_MODULE}` : null),
    load(id) {
      if (id !== `\0${WORKER_MODULE}`) return null;
      if (!isBuild) return `export { default } from ${JSON.stringify(`${SOURCE}?worker&url`)};`;
      const file = this.emitFile({ type: 'chunk', id: SOURCE, name: 'bots' });
      return `export default import.meta.ROLLUP_FILE_URL_${file};`;
    },
  };
}

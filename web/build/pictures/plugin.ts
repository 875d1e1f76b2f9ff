// Knows how the pictures reach the page: one file, fetched once, so that a table full of cards asks for nothing more.

import type { Plugin } from 'vite';
import { picturePack } from './pack.ts';

const ID = 'virtual:pictures';

/** The module's value is the address of the pack. */
export function pictures(): Plugin {
  let isBuild = false;
  return {
    name: 'pictures',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load(id) {
      if (id !== `\0${ID}`) return null;
      const source = JSON.stringify(picturePack());
      if (!isBuild) return `export default ${JSON.stringify(`data:application/json,${encodeURIComponent(source)}`)};`;
      const file = this.emitFile({ type: 'asset', name: 'pictures.json', source });
      return `export default import.meta.ROLLUP_FILE_URL_${file};`;
    },
  };
}

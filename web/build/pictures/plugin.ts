// How the pictures reach the page: one file, fetched once, so that a table full of cards asks for nothing more.

import type { Plugin } from 'vite';
import { picturePack } from './pack.ts';
import { piecesOfShelf } from './pieces.ts';

const PICTURES_MODULE = 'virtual:pictures';

/** The module's value is the address of the pack. */
export function packPictures(): Plugin {
  let isBuild = false;
  return {
    name: 'pictures',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === PICTURES_MODULE ? `\0${PICTURES_MODULE}` : null),
    async load(id) {
      if (id !== `\0${PICTURES_MODULE}`) return null;
      const source = JSON.stringify(picturePack(await piecesOfShelf()));
      if (!isBuild) return `export default ${JSON.stringify(`data:application/json,${encodeURIComponent(source)}`)};`;
      const file = this.emitFile({ type: 'asset', name: 'pictures.json', source });
      return `export default import.meta.ROLLUP_FILE_URL_${file};`;
    },
  };
}

// How the pictures reach the page: one file a set of pieces, fetched once, so that a table full of cards asks for nothing more.

import { setOf } from '@boite/ui/pictures/art.ts';
import type { Plugin } from 'vite';
import { picturePack } from './pack.ts';
import { piecesOfShelf } from './pieces.ts';

const PICTURES_MODULE = 'virtual:pictures';

/** The module's value is the address of each pack, by its set. */
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
      const sets = Map.groupBy(await piecesOfShelf(), ([piece]) => setOf(piece));
      const addresses = [...sets].map(([set, pieces]) => {
        const source = JSON.stringify(picturePack(new Map(pieces)));
        if (!isBuild) return `${set}: ${JSON.stringify(`data:application/json,${encodeURIComponent(source)}`)}`;
        return `${set}: import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name: `pictures-${set}.json`, source })}`;
      });
      return `export default { ${addresses.join(', ')} };`;
    },
  };
}

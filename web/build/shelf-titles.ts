// Reads the games' titles when the page is built, so that the home page shows the shelf without opening a box.

import { shelf } from '@boite/games';
import { typeset } from '@boite/language';
import type { Plugin } from 'vite';

const TITLES_MODULE = 'virtual:shelf';

export function shelfTitles(): Plugin {
  return {
    name: 'shelf-titles',
    resolveId: (id) => (id === TITLES_MODULE ? `\0${TITLES_MODULE}` : null),
    load: (id) => (id === `\0${TITLES_MODULE}` ? `export default ${JSON.stringify(titles())};` : null),
  };
}

function titles() {
  return shelf().map(({ game, text }) => ({ id: game.id, name: text.name, pitch: typeset(text.pitch), seats: game.seats }));
}

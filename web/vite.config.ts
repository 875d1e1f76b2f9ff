// How the page is built: Svelte, the rules as HTML, the shelf's titles, the pictures, and the list of files that work without a network.

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { chunkFile, chunks } from './build/chunks.ts';
import { compress } from './build/compress.ts';
import { markdown } from './build/markdown.ts';
import { offline } from './build/offline.ts';
import { pageWorker } from './build/page-worker.ts';
import { packPictures } from './build/pictures/plugin.ts';
import { shelfTitles } from './build/shelf-titles.ts';
import { slimBooks } from './build/slim-books.ts';
import { frenchSpaces } from './build/typography.ts';

/** Where `npm start` listens, for `vite dev` beside it. */
const { BOITE_SERVER: SERVER = 'http://localhost:3000' } = process.env;

const WITHOUT_EFFECT = /\/(kernel|language|rebus|protocol|table)\/src\/.*\.ts$/;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    svelte({ configFile: false, preprocess: [frenchSpaces()] }),
    markdown(),
    shelfTitles(),
    pageWorker(),
    packPictures(),
    slimBooks(),
    offline(),
    compress(),
  ],
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    // A worker has no document to write them in, nor has what it shares with the page.
    modulePreload: {
      resolveDependencies: (_, files, { hostId }) => (/worker|rules|boxes|coaches|-game-/.test(hostId) ? [] : files),
    },
    license: { fileName: 'licences.txt' },
    chunkSizeWarningLimit: 200,
    rolldownOptions: {
      // The pure parts do nothing by being imported: a page takes of them what it uses.
      treeshake: { moduleSideEffects: [{ test: WITHOUT_EFFECT, sideEffects: false }] },
      input: { page: 'index.html' },
      output: {
        chunkFileNames: chunkFile,
        codeSplitting: chunks,
        strictExecutionOrder: true,
      },
    },
  },
  // A service worker is one file, always under the same name.
  worker: {
    format: 'es',
    rolldownOptions: { output: { entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') } },
  },
  server: { proxy: { '/api': SERVER, '/ws': { target: SERVER, ws: true } } },
});

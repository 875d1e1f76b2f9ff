// Knows which files the page needs without a network: all of them, under one name that changes with their content.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const PLACE_OF_LIST = '__PRECACHE__';

export function offline(): Plugin {
  let publicDir = '';
  return {
    name: 'offline',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      publicDir = config.publicDir;
    },
    generateBundle: (_, bundle) => {
      const worker = bundle['sw.js'];
      if (worker?.type !== 'chunk') throw new Error('the service worker was not built');
      worker.code = worker.code.replace(PLACE_OF_LIST, JSON.stringify(precache(bundle, publicDir)).replaceAll('"', '\\"'));
    },
  };
}

/** `/` stands for the page itself: every address inside the site is answered with it. */
function precache(bundle: Rolldown.OutputBundle, publicDir: string) {
  const built = Object.keys(bundle).filter((name) => name !== 'sw.js' && name !== 'index.html');
  const given = readdirSync(publicDir);
  return { version: bundleFingerprint(bundle, publicDir), files: ['/', ...[...built, ...given].map((name) => `/${name}`)] };
}

function bundleFingerprint(bundle: Rolldown.OutputBundle, publicDir: string): string {
  const hash = createHash('sha256');
  for (const output of Object.values(bundle)) hash.update(output.type === 'chunk' ? output.code : output.source);
  for (const name of readdirSync(publicDir)) hash.update(readFileSync(join(publicDir, name)));
  return hash.digest('hex').slice(0, 12);
}

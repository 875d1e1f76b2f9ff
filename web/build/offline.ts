// Knows which files the page is made of, for its service worker: those that the first page needs, and all of them.

import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';
import { atLast } from './at-last.ts';

const PLACE_OF_LIST = '__FILES__';

/** Where the page says of which version it is. */
const PLACE_OF_VERSION = '__VERSION__';

export function offline(): Plugin {
  return atLast('offline', (bundle) => {
    const [worker, page] = [bundle['sw.js'], bundle['index.html']];
    if (worker?.type !== 'asset' || page?.type !== 'asset') throw new Error('the page or its service worker was not built');
    const files = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
    const lists = { shell: shellOf(bundle), files: files.map((name) => `/${name}`) };
    worker.source = String(worker.source).replace(PLACE_OF_LIST, JSON.stringify(lists).replaceAll('"', '\\"'));
    page.source = String(page.source).replace(PLACE_OF_VERSION, fingerprint(files));
  });
}

/** `/` stands for the page itself: every address inside the site is answered with it. */
function shellOf(bundle: Rolldown.OutputBundle): readonly string[] {
  const chunks = Object.values(bundle)
    .filter(isPageChunk)
    .flatMap((entry) => withImports(entry, bundle));
  const styles = chunks.flatMap((chunk: StyledChunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
  return ['/', ...new Set([...chunks.map(({ fileName }) => fileName), ...styles].map((name) => `/${name}`))];
}

function isPageChunk(output: Rolldown.OutputChunk | Rolldown.OutputAsset): output is Rolldown.OutputChunk {
  return output.type === 'chunk' && output.isEntry && output.name === 'page';
}

type StyledChunk = Rolldown.OutputChunk & { readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } };

function withImports(entry: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): readonly Rolldown.OutputChunk[] {
  const found = new Set([entry]);
  for (const { imports } of found)
    for (const name of imports) if (bundle[name]?.type === 'chunk') found.add(bundle[name] as Rolldown.OutputChunk);
  return [...found];
}

/** Each file bears the fingerprint of its content: the list of them bears that of all. */
function fingerprint(files: readonly string[]): string {
  return createHash('sha256')
    .update([...files].sort().join('\n'))
    .digest('hex')
    .slice(0, 12);
}

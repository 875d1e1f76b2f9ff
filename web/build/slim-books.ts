// How the language's files travel: without what the page works out again from the words.

import { DATA_FILES, openLexicon } from '@boite/language';
import { SLIM_FILES, slimFile } from '@boite/language/building';
import type { Plugin, Rolldown } from 'vite';
import { atLast } from './at-last.ts';

/** They keep their names: a page takes them whole as well. */
export function slimBooks(): Plugin {
  return atLast('slim-books', (bundle) => {
    const words = assetOf(bundle, DATA_FILES.words);
    if (words === undefined) return;
    const { graph } = openLexicon(bytesWithWords(bytesOfAsset(words)));
    for (const name of SLIM_FILES) {
      const asset = assetOf(bundle, name);
      if (asset !== undefined) asset.source = slimFile(bytesOfAsset(asset), name, graph);
    }
  });
}

/** Nothing but the words is read of them. */
function bytesWithWords(words: Uint8Array<ArrayBuffer>) {
  return { words, forms: words, lemmas: words, ranks: words };
}

function assetOf(bundle: Rolldown.OutputBundle, name: string): Rolldown.OutputAsset | undefined {
  const asset = Object.values(bundle).find((output) => output.type === 'asset' && output.names.includes(name));
  return asset?.type === 'asset' ? asset : undefined;
}

function bytesOfAsset({ source }: Rolldown.OutputAsset): Uint8Array<ArrayBuffer> {
  if (typeof source === 'string') throw new TypeError('a language file is no text');
  return Uint8Array.from(source);
}

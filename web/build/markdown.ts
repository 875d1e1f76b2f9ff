// Knows how to turn a game's RULES.md into HTML when the page is built, so that no reader of Markdown is sent.

import { readFile } from 'node:fs/promises';
import { typeset } from '@boite/language';
import { marked } from 'marked';
import type { Plugin } from 'vite';

export function markdown(): Plugin {
  return {
    name: 'markdown',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('.md')) return null;
      this.addWatchFile(id);
      const html = await marked.parse(typeset(await readFile(id, 'utf8')));
      return `export default ${JSON.stringify(html)};`;
    },
  };
}

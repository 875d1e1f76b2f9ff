// Knows how to turn a game's RULES.md into HTML when the page is built, so that no reader of Markdown is sent.

import { readFile } from 'node:fs/promises';
import { typeset } from '@boite/language';
import { marked } from 'marked';
import type { Plugin } from 'vite';

/** What the rules say to those who change them: which constant a number comes from. */
const COMMENT = /<!--.*?-->/g;

export function markdown(): Plugin {
  return {
    name: 'markdown',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('.md')) return null;
      this.addWatchFile(id);
      const text = (await readFile(id, 'utf8')).replaceAll(COMMENT, '');
      const html = await marked.parse(typeset(text));
      return `export default ${JSON.stringify(html)};`;
    },
  };
}

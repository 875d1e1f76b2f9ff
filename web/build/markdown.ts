// Knows how to turn a game's RULES.md into HTML when the page is built, so that no reader of Markdown is sent.

import { readFile } from 'node:fs/promises';
import { spacedOut } from '@boite/language';
import { articleId } from '@boite/ui/article-id.ts';
import { marked } from 'marked';
import type { Plugin } from 'vite';

/** What the rules say to those who change them: which constant a number comes from. */
const COMMENT = /<!--.*?-->/g;

/** « 3.4. » at the head of a paragraph, « 3. » at that of a section. */
const ARTICLE_START = /<(p|h2)>(\d+(?:\.\d+)?)\.\s/g;

/** Each article can be pointed at. */
function withAnchors(html: string): string {
  return html.replaceAll(ARTICLE_START, (found, tag, article) =>
    found.replace(`<${tag}>`, `<${tag} id="${articleId(article)}">`),
  );
}

export function markdown(): Plugin {
  return {
    name: 'markdown',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('.md')) return null;
      this.addWatchFile(id);
      const text = (await readFile(id, 'utf8')).replaceAll(COMMENT, '');
      const html = withAnchors(await marked.parse(spacedOut(text)));
      return `export default ${JSON.stringify(html)};`;
    },
  };
}

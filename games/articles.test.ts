// Every refusal of every game leads to an article of its rules that exists. That none is left out, the compiler holds.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { shelf } from './shelf.ts';

const rulesOf = (id: string) => readFileSync(new URL(`./${id}/RULES.md`, import.meta.url), 'utf8');

describe.each(shelf().map(({ game, text }) => ({ id: game.id, articles: Object.entries(text.articles) })))(
  'a refusal of $id',
  ({ id, articles }) => {
    const heads = new Set([...rulesOf(id).matchAll(/^(?:## )?(\d+(?:\.\d+)?)\. /gm)].map(([, article]) => article));

    it.each(articles)('%s is explained in %s', (_, article) => expect(heads).toContain(article));
    it('is one of many', () => expect(articles.length).toBeGreaterThan(10));
  },
);

// The words of the house that many files share are explained once, in the glossary.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { declaredNames } from './names.ts';
import { HOUSE_ROOT, houseSources } from './sources.ts';

/** So many files that a newcomer meets the word before it is explained. */
const MANY = 20;
const COMMENTS = /\/\*[\s\S]*?\*\/|\/\/.*|<!--[\s\S]*?-->/g;

const entries = readFileSync(join(HOUSE_ROOT, 'docs', 'glossary.md'), 'utf8').matchAll(/^\| ([^|]+) \|/gm);
const explained = new Set([...entries].map(([, word = '']) => word.toLowerCase()));

/** « GameBox » is a box, « CardId » a card, « RondoTypes » types, « Options » each an option. */
function isExplained(name: string): boolean {
  const words = name.match(/[A-Z][a-z]+/g)?.map((word) => word.toLowerCase()) ?? [];
  const forms = [words.join(' '), ...words].flatMap((form) => [form, form.replace(/s$/, '')]);
  return forms.some((form) => explained.has(form));
}

test('every type that many files name is in the glossary', () => {
  const sources = houseSources();
  const types = new Set(sources.flatMap((source) => [...declaredNames(source)]).filter((name) => /^[A-Z][a-z]/.test(name)));
  const counts = new Map<string, number>();
  for (const { text } of sources)
    for (const name of new Set(text.replaceAll(COMMENTS, '').match(/\b[A-Z][a-z]\w*/g)))
      if (types.has(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const shared = [...counts].filter(([, count]) => count >= MANY).map(([name]) => name);
  expect(shared.length).toBeGreaterThan(20);
  expect(shared.filter((name) => !isExplained(name))).toEqual([]);
});

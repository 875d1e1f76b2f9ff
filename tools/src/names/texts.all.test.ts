import { readFileSync } from 'node:fs';
import { NAME_BOOK_FILE, NAMES_FILE } from '@boite/language';
import { expect, test } from 'vitest';
import { nameBookText, namesText } from './texts.ts';

test.each([
  [NAMES_FILE, namesText],
  [NAME_BOOK_FILE, nameBookText],
])('%s is what its lists make: node tools/src/names/build.ts', (file, text) => {
  expect(readFileSync(new URL(`../../../language/data/${file}`, import.meta.url), 'utf8') === text()).toBe(true);
});

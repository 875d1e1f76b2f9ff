import { readFileSync } from 'node:fs';
import { DICTIONARY_FILES, NAMES_FILE } from '@boite/language';
import { expect, test } from 'vitest';
import { definitionsText, namesText } from './texts.ts';

test.each([
  [DICTIONARY_FILES.definitions, definitionsText],
  [NAMES_FILE, namesText],
])('%s is what its sources make: node tools/src/dictionary/build.ts', (file, text) => {
  expect(readFileSync(new URL(`../../../language/data/${file}`, import.meta.url), 'utf8') === text()).toBe(true);
});

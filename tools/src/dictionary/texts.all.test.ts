import { readFileSync } from 'node:fs';
import { DICTIONARY_FILES } from '@boite/language';
import { expect, test } from 'vitest';
import { definitionsText } from './texts.ts';

test('the definitions are what their sources make: node tools/src/dictionary/build.ts', () => {
  const file = new URL(`../../../language/data/${DICTIONARY_FILES.definitions}`, import.meta.url);
  expect(readFileSync(file, 'utf8') === definitionsText()).toBe(true);
});

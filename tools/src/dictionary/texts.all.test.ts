import { readFileSync } from 'node:fs';
import { NAMES_FILE } from '@boite/language';
import { expect, test } from 'vitest';
import { namesText } from './texts.ts';

test('the names are what their sources make: node tools/src/dictionary/build.ts', () => {
  const kept = readFileSync(new URL(`../../../language/data/${NAMES_FILE}`, import.meta.url), 'utf8');
  expect(kept === namesText()).toBe(true);
});

import { readFileSync } from 'node:fs';
import { SOUNDS_FILE } from '@boite/language';
import { loadLexicon } from '@boite/language/node';
import { expect, test } from 'vitest';
import { builtSounds } from './files.ts';

test('the sounds of language/data are what the words and the lists make, to the byte', () => {
  const kept = readFileSync(new URL(`../../../language/data/${SOUNDS_FILE}`, import.meta.url));
  expect(kept.equals(builtSounds(loadLexicon())), `${SOUNDS_FILE} is out of date: node tools/src/sounds/build.ts`).toBe(true);
});

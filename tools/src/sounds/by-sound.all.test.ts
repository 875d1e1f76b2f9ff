import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BY_SOUND_FILE, builtBySound, builtNamesBySound, NAMES_BY_SOUND_FILE } from './by-sound.ts';

test.each([
  [BY_SOUND_FILE, builtBySound],
  [NAMES_BY_SOUND_FILE, builtNamesBySound],
])('%s of language/data is what words, names and their sounds make, to the byte', (file, built) => {
  const kept = readFileSync(new URL(`../../../language/data/${file}`, import.meta.url));
  expect(kept.equals(built()), `${file} is out of date: node tools/src/sounds/build.ts`).toBe(true);
});

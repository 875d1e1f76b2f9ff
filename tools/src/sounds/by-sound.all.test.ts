import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BY_SOUND_FILE, builtBySound } from './by-sound.ts';

test('the words by their sounds of language/data are what the words and their sounds make, to the byte', {
  timeout: 300_000,
}, () => {
  const kept = readFileSync(new URL(`../../../language/data/${BY_SOUND_FILE}`, import.meta.url));
  expect(kept.equals(builtBySound()), `${BY_SOUND_FILE} is out of date: node tools/src/sounds/build.ts`).toBe(true);
});

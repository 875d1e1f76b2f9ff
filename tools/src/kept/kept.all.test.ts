import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DATA_FOLDER } from '../data-folder.ts';
import { keptData } from './kept.ts';

test.each(await keptData())('$file of language/data is what the words make, to the byte', ({ file, built }) => {
  const isSame = readFileSync(new URL(file, DATA_FOLDER)).equals(built());
  expect(isSame, `${file} is out of date: node tools/src/kept/build.ts`).toBe(true);
});

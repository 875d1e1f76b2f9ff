import { readFileSync } from 'node:fs';
import { DATA_FILES } from '@boite/language/src/lexicon.ts';
import { expect, test } from 'vitest';
import { builtFiles } from './files.ts';

test('the files of language/data are what the sources make, to the byte', () => {
  const files = builtFiles();
  for (const [name, file] of Object.entries(DATA_FILES)) {
    const kept = readFileSync(new URL(`../../../language/data/${file}`, import.meta.url));
    expect(kept.equals(files[name as keyof typeof DATA_FILES]), `${file} is out of date`).toBe(true);
  }
});

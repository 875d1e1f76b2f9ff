import { readFileSync } from 'node:fs';
import { GRAMMAR_FILES } from '@boite/language';
import { loadLexicon } from '@boite/language/node';
import { expect, test } from 'vitest';
import { builtGrammar } from './files.ts';

test('the files of language/data are what the sources make, to the byte', () => {
  const files = builtGrammar(loadLexicon());
  for (const [name, file] of Object.entries(GRAMMAR_FILES)) {
    const kept = readFileSync(new URL(`../../../language/data/${file}`, import.meta.url));
    expect(kept.equals(files[name as keyof typeof GRAMMAR_FILES]), `${file} is out of date`).toBe(true);
  }
});

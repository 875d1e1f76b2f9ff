// Knows how to renew what words can be in language/data: node tools/src/grammar/build.ts

import { writeFileSync } from 'node:fs';
import { GRAMMAR_FILES } from '@boite/language';
import { loadLexicon } from '@boite/language/node';
import { builtGrammar } from './files.ts';

const folder = new URL('../../../language/data/', import.meta.url);
const files = builtGrammar(loadLexicon());
for (const name of Object.keys(GRAMMAR_FILES) as (keyof typeof GRAMMAR_FILES)[]) {
  writeFileSync(new URL(GRAMMAR_FILES[name], folder), files[name]);
  console.log(`language/data/${GRAMMAR_FILES[name]}: ${files[name].length} bytes`);
}

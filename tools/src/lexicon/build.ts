// Knows how to renew the files of language/data: node tools/src/lexicon/build.ts

import { writeFileSync } from 'node:fs';
import { DATA_FILES } from '@boite/language/src/lexicon.ts';
import { builtFiles } from './files.ts';

const folder = new URL('../../../language/data/', import.meta.url);
const files = builtFiles();
for (const name of Object.keys(DATA_FILES) as (keyof typeof DATA_FILES)[]) {
  writeFileSync(new URL(DATA_FILES[name], folder), files[name]);
  console.log(`language/data/${DATA_FILES[name]}: ${files[name].length} bytes`);
}

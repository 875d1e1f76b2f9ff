// Knows how to renew what words can be in language/data: node tools/src/grammar/build.ts

import { writeFileSync } from 'node:fs';
import { TAGS_FILE } from '@boite/language';
import { loadLexicon } from '@boite/language/node';
import { builtTags } from './files.ts';

const file = builtTags(loadLexicon());
writeFileSync(new URL(`../../../language/data/${TAGS_FILE}`, import.meta.url), file);
console.log(`language/data/${TAGS_FILE}: ${file.length} bytes`);

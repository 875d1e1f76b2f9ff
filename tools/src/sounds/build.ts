// Knows how to renew the sounds of language/data: node tools/src/sounds/build.ts

import { writeFileSync } from 'node:fs';
import { SOUNDS_FILE } from '@boite/language';
import { loadLexicon } from '@boite/language/node';
import { builtSounds } from './files.ts';

const file = builtSounds(loadLexicon());
writeFileSync(new URL(`../../../language/data/${SOUNDS_FILE}`, import.meta.url), file);
console.log(`language/data/${SOUNDS_FILE}: ${file.length} bytes`);

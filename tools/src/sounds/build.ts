// Renews the sounds of language/data: node tools/src/sounds/build.ts

import { SOUNDS_FILE } from '@boite/language';
import { loadLexicon } from '@boite/language/node';
import { writeData } from '../data-folder.ts';
import { builtSounds } from './files.ts';

writeData(SOUNDS_FILE, builtSounds(loadLexicon()));

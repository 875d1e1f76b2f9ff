// Renews the sounds of language/data, then words and names by their sounds: node tools/src/sounds/build.ts

import { SOUNDS_FILE } from '@boite/language';
import { loadLexicon } from '@boite/language/node';
import { writeData } from '../data-folder.ts';
import { BY_SOUND_FILE, builtBySound, builtNamesBySound, NAMES_BY_SOUND_FILE } from './by-sound.ts';
import { builtSounds } from './files.ts';

writeData(SOUNDS_FILE, builtSounds(loadLexicon()));
writeData(BY_SOUND_FILE, builtBySound());
writeData(NAMES_BY_SOUND_FILE, builtNamesBySound());

// Renews the words by their sounds of language/data, after the words or their sounds: node tools/src/sounds/build-by-sound.ts

import { writeData } from '../data-folder.ts';
import { BY_SOUND_FILE, builtBySound } from './by-sound.ts';

writeData(BY_SOUND_FILE, builtBySound());

// Renews the files of language/data: node tools/src/lexicon/build.ts

import { DATA_FILES } from '@boite/language/src/lexicon.ts';
import { writeDataFiles } from '../data-folder.ts';
import { builtFiles } from './files.ts';

writeDataFiles(DATA_FILES, builtFiles());

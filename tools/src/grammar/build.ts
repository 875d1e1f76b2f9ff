// Renews what words can be in language/data: node tools/src/grammar/build.ts

import { GRAMMAR_FILES } from '@boite/language';
import { loadLexicon } from '@boite/language/node';
import { writeDataFiles } from '../data-folder.ts';
import { builtGrammar } from './files.ts';

writeDataFiles(GRAMMAR_FILES, builtGrammar(loadLexicon()));

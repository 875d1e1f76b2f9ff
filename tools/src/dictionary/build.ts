// Renews the dictionary of language/data: node tools/src/dictionary/build.ts [--thaw]
//
// Definitions are read as they are written, a file a letter. The headwords of Dico's book are frozen, so that a page holds the
// same words while definitions are corrected: only --thaw chooses them again.

import { existsSync } from 'node:fs';
import { loadLexicon } from '@boite/language/node';
import { definitionsFile, openDefinitions } from '@boite/language/src/dictionary/definitions.ts';
import { HEADWORDS_FILE } from '@boite/language/src/dictionary/dictionary.ts';
import { writtenHeadwords } from '@boite/language/src/dictionary/headwords.ts';
import { DATA_FOLDER, readData, writeData } from '../data-folder.ts';
import { chosenHeadwords } from './headwords.ts';

if (process.argv.includes('--thaw') || !existsSync(new URL(HEADWORDS_FILE, DATA_FOLDER))) {
  const definitions = openDefinitions((letter) => readData(definitionsFile(letter)));
  writeData(HEADWORDS_FILE, writtenHeadwords(chosenHeadwords(loadLexicon(), definitions)));
}

// Renews the dictionary of language/data: node tools/src/dictionary/build.ts [--thaw]
//
// The headwords are frozen, so that a page holds the same words whatever becomes of the lexicon: only --thaw chooses them
// again.

import { existsSync } from 'node:fs';
import { DICTIONARY_FILES } from '@boite/language';
import { loadLexicon } from '@boite/language/node';
import { openDefinitions } from '@boite/language/src/dictionary/definitions.ts';
import { writtenHeadwords } from '@boite/language/src/dictionary/headwords.ts';
import { DATA_FOLDER, writeData } from '../data-folder.ts';
import { readSources } from '../lexicon/sources.ts';
import { chosenHeadwords } from './headwords.ts';
import { definitionsText } from './texts.ts';

writeData(DICTIONARY_FILES.definitions, definitionsText());
if (process.argv.includes('--thaw') || !existsSync(new URL(DICTIONARY_FILES.headwords, DATA_FOLDER))) {
  const defined = new Set(openDefinitions(definitionsText()).words());
  writeData(DICTIONARY_FILES.headwords, writtenHeadwords(chosenHeadwords(loadLexicon(), readSources(), defined)));
}

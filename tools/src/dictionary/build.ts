// Knows how to renew the dictionary of language/data: node tools/src/dictionary/build.ts [--thaw]
//
// The headwords are frozen, so that a page holds the same words whatever becomes of the lexicon: only --thaw chooses them
// again.

import { existsSync, writeFileSync } from 'node:fs';
import { DICTIONARY_FILES, NAMES_FILE } from '@boite/language';
import { loadLexicon } from '@boite/language/node';
import { openDefinitions } from '@boite/language/src/dictionary/definitions.ts';
import { writtenHeadwords } from '@boite/language/src/dictionary/headwords.ts';
import { readSources } from '../lexicon/sources.ts';
import { chosenHeadwords } from './headwords.ts';
import { definitionsText, namesText } from './texts.ts';

const folder = new URL('../../../language/data/', import.meta.url);

write(DICTIONARY_FILES.definitions, definitionsText());
write(NAMES_FILE, namesText());
if (process.argv.includes('--thaw') || !existsSync(new URL(DICTIONARY_FILES.headwords, folder))) {
  const defined = new Set(openDefinitions(definitionsText()).words());
  write(DICTIONARY_FILES.headwords, writtenHeadwords(chosenHeadwords(loadLexicon(), readSources(), defined)));
}

function write(file: string, text: string): void {
  writeFileSync(new URL(file, folder), text);
  console.log(`language/data/${file}: ${Buffer.byteLength(text)} bytes`);
}

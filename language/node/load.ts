// Knows where the language's files are on a disk.

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { missingDataFile } from '../src/data-file.ts';
import { DATA_FILES, type Lexicon, type LexiconBytes, openLexicon } from '../src/lexicon.ts';

export function loadLexicon(folder: URL = new URL('../data/', import.meta.url)): Lexicon {
  const bytes = {};
  for (const [name, file] of Object.entries(DATA_FILES)) {
    Object.defineProperty(bytes, name, { get: () => read(new URL(file, folder)) });
  }
  return openLexicon(bytes as LexiconBytes);
}

function read(file: URL): Uint8Array<ArrayBuffer> {
  if (!existsSync(file)) throw missingDataFile(fileURLToPath(file));
  return readFileSync(file);
}

// Knows where the language's files are on a disk.

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { missingDataFile } from '../src/data-file.ts';
import { DATA_FILES, type Lexicon, type LexiconBytes, openLexicon } from '../src/lexicon.ts';
import { openSounds, SOUNDS_FILE, type Sounds } from '../src/sounds/sounds.ts';

export function loadLexicon(folder: URL = new URL('../data/', import.meta.url)): Lexicon {
  const bytes = {};
  for (const [name, file] of Object.entries(DATA_FILES)) {
    Object.defineProperty(bytes, name, { get: () => read(new URL(file, folder)) });
  }
  return openLexicon(bytes as LexiconBytes);
}

export function loadSounds(lexicon: Lexicon, folder: URL = new URL('../data/', import.meta.url)): Sounds {
  return openSounds(read(new URL(SOUNDS_FILE, folder)), lexicon);
}

function read(file: URL): Uint8Array<ArrayBuffer> {
  if (!existsSync(file)) throw missingDataFile(fileURLToPath(file));
  return readFileSync(file);
}

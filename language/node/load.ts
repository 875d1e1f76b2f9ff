// Knows where the language's files are on a disk.

import { closeSync, existsSync, openSync, readFileSync, readSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { missingDataFile, openDataFile, SEAL_BYTES, sealedDataFile, sealOf } from '../src/data-file.ts';
import {
  COMPOUND_DEFINITIONS_FILE,
  type CompoundDefinitions,
  openCompoundDefinitions,
} from '../src/dictionary/compound-definitions.ts';
import { type Definitions, definitionsFile, openDefinitions } from '../src/dictionary/definitions.ts';
import { type Dictionary, HEADWORDS_FILE, openDictionary } from '../src/dictionary/dictionary.ts';
import { type Grammar, openGrammar } from '../src/grammar/grammar.ts';
import { GRAMMAR_FILES, type GrammarBytes } from '../src/grammar/vocabulary.ts';
import { DATA_FILES, type Lexicon, type LexiconBytes, openLexicon } from '../src/lexicon.ts';
import { type Library, onShelf } from '../src/library.ts';
import { NAME_BOOK_FILE, type NameBook, openNameBook } from '../src/names/name-book.ts';
import { KEPT_NAMES_FILE, NAMES_FILE, type Names, openNames } from '../src/names/names.ts';
import { KEPT_FILE, openSounds, SOUNDS_FILE, type Sounds, type SoundsBytes } from '../src/sounds/sounds.ts';
import { openThemeLists } from '../src/theme-lists/theme-lists.ts';
import { debianDictionaries } from './debian-dictionaries.ts';

export function loadLexicon(folder: URL = new URL('../data/', import.meta.url)): Lexicon {
  const kept = (name: string) => keptIn(new URL(keptFile(name), folder), () => lexiconSeal(folder));
  return openLexicon(bytesWhenAsked(DATA_FILES, folder) as LexiconBytes, kept);
}

/** Where what a game works out from the words is kept. */
export function keptFile(name: string): string {
  return `kept/${name}.bin`;
}

/** Of all that a game may work something out from. */
export function lexiconSeal(folder: URL = new URL('../data/', import.meta.url)): number {
  return sealOfAll([...Object.values(DATA_FILES), SOUNDS_FILE], folder);
}

export function loadGrammar(lexicon: Lexicon, folder: URL = new URL('../data/', import.meta.url)): Grammar {
  return openGrammar(bytesWhenAsked(GRAMMAR_FILES, folder) as GrammarBytes, lexicon);
}

export function loadSounds(lexicon: Lexicon, folder: URL = new URL('../data/', import.meta.url)): Sounds {
  const files = { sounds: SOUNDS_FILE, compounds: GRAMMAR_FILES.compounds };
  return openSounds(bytesWhenAsked(files, folder) as SoundsBytes, lexicon, () => keptWords(folder));
}

function keptWords(folder: URL): Uint8Array<ArrayBuffer> | null {
  return keptIn(new URL(KEPT_FILE, folder), () => keptSeal(folder));
}

/** Null when it was made of other files than those of this seal. */
function keptIn(file: URL, seal: () => number): Uint8Array<ArrayBuffer> | null {
  if (!existsSync(file)) return null;
  const { count, content } = openDataFile(dataRead(file), fileURLToPath(file));
  return count === seal() ? content : null;
}

/** Of all the files that words by their sounds are made of. */
export function keptSeal(folder: URL = new URL('../data/', import.meta.url)): number {
  return sealOfAll([DATA_FILES.words, DATA_FILES.forms, DATA_FILES.ranks, SOUNDS_FILE], folder);
}

function sealOfAll(files: readonly string[], folder: URL): number {
  return files.reduce((seal, file) => Math.imul(seal ^ sealOf(sealedStart(new URL(file, folder))), 0x01000193) >>> 0, 0);
}

/** As much of a file as has its seal. */
function sealedStart(file: URL): Uint8Array<ArrayBuffer> {
  const start = new Uint8Array(SEAL_BYTES);
  const opened = openSync(file, 'r');
  readSync(opened, start);
  closeSync(opened);
  return start;
}

/** Ours alone. */
export function loadDefinitions(folder: URL = new URL('../data/', import.meta.url)): Definitions {
  return openDefinitions((letter) => readText(definitionsFile(letter), folder));
}

export function loadCompoundDefinitions(folder: URL = new URL('../data/', import.meta.url)): CompoundDefinitions {
  return openCompoundDefinitions(readText(COMPOUND_DEFINITIONS_FILE, folder));
}

/** Ours, each letter read when it is first asked for, then those of the system. */
export function loadDictionary(lexicon: Lexicon, folder: URL = new URL('../data/', import.meta.url)): Dictionary {
  return openDictionary({
    headwords: readText(HEADWORDS_FILE, folder),
    definitions: (letter) => readText(definitionsFile(letter), folder),
    compounds: () => readText(COMPOUND_DEFINITIONS_FILE, folder),
    lexicon,
    extra: debianDictionaries(lexicon),
  });
}

let wholeShelf: Library | null = null;

/** Every book, each read when it is first asked for: the same ones for a whole process, with all that was worked out from them. */
export function loadLibrary(): Library {
  wholeShelf ??= onShelf({
    lexicon: () => loadLexicon(),
    sounds: ({ lexicon }) => loadSounds(lexicon),
    grammar: ({ lexicon }) => loadGrammar(lexicon),
    dictionary: ({ lexicon }) => loadDictionary(lexicon),
    names: () => loadNames(),
    nameBook: () => loadNameBook(),
    themeLists: () => openThemeLists(),
  });
  return wholeShelf;
}

export function loadNames(folder: URL = new URL('../data/', import.meta.url)): Names {
  return openNames(readText(NAMES_FILE, folder), () => keptIn(new URL(KEPT_NAMES_FILE, folder), () => keptNamesSeal(folder)));
}

/** Of the list of names. */
export function keptNamesSeal(folder: URL = new URL('../data/', import.meta.url)): number {
  const content = dataRead(new URL(NAMES_FILE, folder));
  return sealOf(sealedDataFile({ count: 0, content }));
}

export function loadNameBook(folder: URL = new URL('../data/', import.meta.url)): NameBook {
  return openNameBook(readText(NAME_BOOK_FILE, folder));
}

function bytesWhenAsked(files: Readonly<Record<string, string>>, folder: URL): object {
  const bytes = {};
  for (const [name, file] of Object.entries(files)) {
    Object.defineProperty(bytes, name, { get: () => dataRead(new URL(file, folder)) });
  }
  return bytes;
}

function readText(file: string, folder: URL): string {
  return new TextDecoder().decode(dataRead(new URL(file, folder)));
}

function dataRead(file: URL): Uint8Array<ArrayBuffer> {
  if (!existsSync(file)) throw missingDataFile(fileURLToPath(file));
  return readFileSync(file);
}

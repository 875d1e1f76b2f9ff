// Knows how the words are written into the files of language/data.

import { accentNotes } from '@boite/language/src/accents.ts';
import { writtenClasses } from '@boite/language/src/class-file.ts';
import { type DataFile, sealedDataFile } from '@boite/language/src/data-file.ts';
import { graphOf } from '@boite/language/src/graph-builder.ts';
import { lemmaNotes } from '@boite/language/src/lemma-notes.ts';
import type { DATA_FILES } from '@boite/language/src/lexicon.ts';
import { writtenRanks } from '@boite/language/src/rank-file.ts';
import { allEntries, type WordEntry } from './entries.ts';

type Name = keyof typeof DATA_FILES;

/** The bytes of every file, the same at each build. */
export function builtFiles(entries: readonly WordEntry[] = allEntries()): Readonly<Record<Name, Uint8Array>> {
  return {
    words: sealedDataFile(wordsFile(entries)),
    forms: sealedDataFile(writtenClasses(entries.map(({ forms }) => accentNotes(forms)))),
    lemmas: sealedDataFile(writtenClasses(entries.map((entry) => lemmaNotes(entry.forms, entry)))),
    ranks: sealedDataFile(writtenRanks(entries.map(({ ranks }) => ranks))),
  };
}

function wordsFile(entries: readonly WordEntry[]): DataFile {
  const { cells } = graphOf(entries.map(({ word }) => word));
  return { count: entries.length, content: new Uint8Array(cells.buffer as ArrayBuffer) };
}

// Knows how what words can be is written into its files.

import { readFileSync } from 'node:fs';
import type { Lexicon } from '@boite/language';
import { sealedDataFile, tagNotes, writtenClasses } from '@boite/language/building';
import { disjunctionIn } from '../sounds/disjunction.ts';
import { formNotes } from './notes.ts';

export function builtTags(lexicon: Lexicon): Uint8Array {
  const notesOf = formNotes();
  const isAspirated = disjunctionIn(readFileSync(new URL('../sounds/disjunctive.txt', import.meta.url), 'utf8'));
  const texts = [...lexicon.words()].map((word) =>
    tagNotes(lexicon.forms(word).map((form) => ({ notes: notesOf(form), isAspirated: isAspirated(form) }))),
  );
  return sealedDataFile(writtenClasses(texts));
}

// Knows how what words can be is written into its files.

import { readFileSync } from 'node:fs';
import type { GRAMMAR_FILES, Lexicon } from '@boite/language';
import { sealedDataFile, tagNotes, writtenClasses, writtenCompounds } from '@boite/language/building';
import { disjunctionIn } from '../sounds/disjunction.ts';
import { compoundNotes } from './compounds.ts';
import { formNotes } from './notes.ts';
import { readWordLists } from './word-lists.ts';

/** The bytes of each file, the same at each build. */
export function builtGrammar(lexicon: Lexicon): Readonly<Record<keyof typeof GRAMMAR_FILES, Uint8Array>> {
  return {
    tags: builtTags(lexicon),
    compounds: sealedDataFile(writtenCompounds(compoundNotes(readWordLists().added))),
  };
}

function builtTags(lexicon: Lexicon): Uint8Array {
  const notesOf = formNotes(lexicon);
  const isAspirated = disjunctionIn(readFileSync(new URL('../sounds/disjunctive.txt', import.meta.url), 'utf8'));
  const texts = [...lexicon.words()].map((word) =>
    tagNotes(lexicon.forms(word).map((form) => ({ notes: notesOf(form), isAspirated: isAspirated(form) }))),
  );
  return sealedDataFile(writtenClasses(texts));
}

// Knows how the sounds of the words are written into their file.

import { type Lexicon, type Pronunciation, spelled } from '@boite/language';
import { sealedDataFile, soundNotes, writtenClasses } from '@boite/language/building';
import { rolesOf } from '../lexicon/morphology.ts';
import { readSources } from '../lexicon/sources.ts';
import { type Lists, readLists } from './lists.ts';
import { formPronunciations } from './pronunciations.ts';

/** How every form of a lexicon is said, the same at each build. */
export function soundsOfForms(lexicon: Lexicon, lists: Lists = readLists()): (form: string) => readonly Pronunciation[] {
  const sources = readSources();
  const isForm = (form: string): boolean => lexicon.forms(spelled(form) ?? '').includes(form);
  return (form) => {
    const word = { form, roles: rolesOf(form, sources), isForm };
    const flags = { form, sure: !lists.isDoubtful(form), aspirated: lists.isDisjunctive(form) };
    return formPronunciations(word, lists.overrides).map((sounds) => ({ sounds, ...flags }));
  };
}

export function builtSounds(lexicon: Lexicon): Uint8Array {
  const saidAs = soundsOfForms(lexicon);
  const notes = [...lexicon.words()].map((word) => soundNotes(lexicon.forms(word).map(saidAs)));
  return sealedDataFile(writtenClasses(notes));
}

// Knows how what words can be is written into its files.

import { readFileSync } from 'node:fs';
import { type GRAMMAR_FILES, type Lexicon, LIAISON, MUTE_E, SCHWA, soundAlike, waysToSay } from '@boite/language';
import { sealedDataFile, tagNotes, writtenClasses, writtenCompounds } from '@boite/language/building';
import { rolesOf } from '../lexicon/morphology.ts';
import { readSources } from '../lexicon/sources.ts';
import { disjunctionIn } from '../sounds/disjunction.ts';
import { soundsOfForms } from '../sounds/files.ts';
import { readLists } from '../sounds/lists.ts';
import { formPronunciations } from '../sounds/pronunciations.ts';
import { allCompounds } from './compounds.ts';
import { formNotes } from './notes.ts';
import { readWordLists } from './word-lists.ts';

/** The bytes of each file, the same at each build. */
export function builtGrammar(lexicon: Lexicon): Readonly<Record<keyof typeof GRAMMAR_FILES, Uint8Array>> {
  return {
    tags: builtTags(lexicon),
    compounds: builtCompounds(lexicon),
  };
}

function builtCompounds(lexicon: Lexicon): Uint8Array {
  const { overrides, isDisjunctive } = readLists();
  const sources = readSources();
  const saidAs = (form: string): string =>
    formPronunciations({ form, roles: rolesOf(form, sources), isForm: () => false }, overrides)[0] ?? '';
  const soundsOf = soundsOfForms(lexicon);
  const sounds = { of: (word: string) => lexicon.forms(word).flatMap(soundsOf) };
  const isSaidByPieces = (form: string, [first = '', ...others]: readonly string[]): boolean => {
    const [commonest = '', ...ways] = waysToSay(form, { sounds }).map((way) => way.replaceAll(LIAISON, ''));
    return saysBothWays(commonest, first) && others.every((said) => [commonest, ...ways].some((way) => saysBothWays(way, said)));
  };
  const from = { lexicon, isListed: readWordLists().added, saidAs, isSaidByPieces, isAspirated: isDisjunctive };
  return sealedDataFile(writtenCompounds(allCompounds(from)));
}

function builtTags(lexicon: Lexicon): Uint8Array {
  const notesOf = formNotes(lexicon);
  const isAspirated = disjunctionIn(readFileSync(new URL('../sounds/disjunctive.txt', import.meta.url), 'utf8'));
  const texts = [...lexicon.words()].map((word) =>
    tagNotes(lexicon.forms(word).map((form) => ({ notes: notesOf(form), isAspirated: isAspirated(form) }))),
  );
  return sealedDataFile(writtenClasses(texts));
}

/** Whether pieces say a compound with and without its mute e's: « est-ce » drops the one that « ce » keeps. */
function saysBothWays(way: string, said: string): boolean {
  return [said.replaceAll(MUTE_E, ''), said.replaceAll(MUTE_E, SCHWA)].every((one) => soundAlike(way, one, 'souple'));
}

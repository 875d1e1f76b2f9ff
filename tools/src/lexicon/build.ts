// Knows how to make the files of language/data from the sources: node tools/src/lexicon/build.ts

import { writeFileSync } from 'node:fs';
import { accentNotes } from '../../../language/src/accents.ts';
import { writtenClasses } from '../../../language/src/class-file.ts';
import { type DataFile, sealedDataFile } from '../../../language/src/data-file.ts';
import { DATA_FILES, graphOf } from '../../../language/src/index.ts';
import { writtenRanks } from '../../../language/src/rank-file.ts';
import { type Entry, entryOf } from './entries.ts';
import { frequenciesOf } from './ranks.ts';
import { readReview } from './review.ts';
import { selectedForms } from './selection.ts';
import { readSources } from './sources.ts';

const entries = readEntries();
write('words', wordsFile(entries));
write('forms', writtenClasses(entries.map(({ forms }) => forms.map(accentNotes).join('|'))));
write('lemmas', writtenClasses(entries.map(morphology)));
write('ranks', writtenRanks(entries.map(({ rank }) => rank)));
console.log(`${entries.length} words, ${entries.reduce((sum, { forms }) => sum + forms.length, 0)} spellings`);

function readEntries(): readonly Entry[] {
  const sources = readSources();
  const selected = selectedForms(sources, readReview());
  const frequencies = frequenciesOf([...selected.values()].flat(), sources);
  const context = { sources, frequencies, isWord: (word: string) => selected.has(word) };
  return [...selected].map(([word, forms]) => entryOf(word, forms, context));
}

function wordsFile(entries: readonly Entry[]): DataFile {
  const { cells } = graphOf(entries.map(({ word }) => word));
  return { count: entries.length, content: new Uint8Array(cells.buffer as ArrayBuffer) };
}

/** « ! » for words that are conjugated verbs and nothing else, then how to come to each lemma. */
function morphology({ word, lemmas, isConjugatedOnly }: Entry): string {
  return (isConjugatedOnly ? '!' : '') + lemmas.map((lemma) => endingChange(word, lemma)).join(',');
}

function endingChange(word: string, lemma: string): string {
  let shared = 0;
  while (shared < word.length && word[shared] === lemma[shared]) shared++;
  return `${word.length - shared}${lemma.slice(shared)}`;
}

function write(name: keyof typeof DATA_FILES, file: DataFile): void {
  writeFileSync(new URL(`../../../language/data/${DATA_FILES[name]}`, import.meta.url), sealedDataFile(file));
}

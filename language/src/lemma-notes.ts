// Knows how the lemmas of a word are noted: by what to change at its end. « !3ER » is a conjugated verb in -ER.

const CONJUGATED_ONLY = '!';
const LEMMA_SEPARATOR = ',';

export interface Morphology {
  /** As tiles spell them, the commonest first. */
  readonly lemmas: readonly string[];
  /** Whether the word is a conjugated verb and nothing else. */
  readonly isConjugatedOnly: boolean;
}

export function lemmaNotes(word: string, { lemmas, isConjugatedOnly }: Morphology): string {
  const changes = lemmas.map((lemma) => endingChange(word, lemma)).join(LEMMA_SEPARATOR);
  return isConjugatedOnly ? CONJUGATED_ONLY + changes : changes;
}

export function notedLemmas(word: string, notes: string): readonly string[] {
  const changes = isConjugatedNote(notes) ? notes.slice(CONJUGATED_ONLY.length) : notes;
  return changes.split(LEMMA_SEPARATOR).map((change) => reEnded(word, change));
}

export function isConjugatedNote(notes: string): boolean {
  return notes.startsWith(CONJUGATED_ONLY);
}

/** « 2ER » cuts two letters off and puts ER on. */
function endingChange(word: string, lemma: string): string {
  let shared = 0;
  while (shared < word.length && word[shared] === lemma[shared]) shared++;
  return `${word.length - shared}${lemma.slice(shared)}`;
}

function reEnded(word: string, change: string): string {
  const cut = Number.parseInt(change, 10);
  return word.slice(0, word.length - cut) + change.replace(/^\d+/, '');
}

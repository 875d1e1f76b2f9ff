// What books work out when they are first read, done ahead and one after the other: whoever judges a first word would wait for all of it.

import type { BookName, Library, PhraseWord, Walk } from '@boite/language';
import { nextTask } from '../next-task.ts';

const SOME_PHRASE = ['le', 'chat', 'dort'];

/** Each in a task of its own. */
const FIRST_READINGS: { readonly [Name in BookName]?: readonly ((book: Library[Name]) => unknown)[] } = {
  /** How many words come before each. */
  lexicon: [({ graph }) => graph.wordAt(0)],
  /** The compounds. */
  sounds: [({ compound }) => compound('')],
  /** The rules, then those that nearly every phrase asks for. */
  grammar: [
    (grammar) => grammar.rules(),
    (grammar) => SOME_PHRASE.map((word) => grammar.word(word)).reduce(oneWordOn, grammar.walk()),
  ],
};

function oneWordOn(walk: Walk | null, word: PhraseWord | null): Walk | null {
  return word && (walk?.next(word) ?? null);
}

/** Of a book that is here to its last page. */
export async function firstReading<Name extends BookName>(name: Name, book: Library[Name]): Promise<void> {
  for (const read of FIRST_READINGS[name] ?? []) {
    await nextTask();
    read(book);
  }
}

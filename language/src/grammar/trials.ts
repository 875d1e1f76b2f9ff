// Knows whether a phrase changed here or there would be right: the words that many changes have in common are read once.

import type { Grammar } from './grammar.ts';
import type { NameTest, PhraseWord } from './phrase-word.ts';
import type { Fault } from './rules/faults.ts';
import { type Walk, walkOf } from './walk.ts';

/** Some words that have been read, and what was tried after them; null where no phrase goes on so. */
interface Trial {
  readonly walk: Walk;
  readonly next: Map<PhraseWord, Trial | null>;
}

export class Trials {
  readonly #grammar: Grammar;
  readonly #isProperNoun: NameTest;
  readonly #starts = new Map<Fault | null, Trial>();
  readonly #words = new Map<string, PhraseWord | null>();

  constructor(grammar: Grammar, isProperNoun: NameTest) {
    this.#grammar = grammar;
    this.#isProperNoun = isProperNoun;
  }

  /** Whether these words make a phrase, by the rules of French or of whoever makes a mistake. */
  isRight(words: readonly PhraseWord[], fault: Fault | null = null): boolean {
    let trial: Trial | null = this.#start(fault);
    for (const word of words) {
      trial = triedNext(trial, word);
      if (trial === null) return false;
    }
    return trial.walk.kind !== null;
  }

  /** How many of these words can be read. */
  read(words: readonly PhraseWord[]): number {
    let trial: Trial | null = this.#start(null);
    for (const [read, word] of words.entries()) {
      trial = triedNext(trial, word);
      if (trial === null) return read;
    }
    return words.length;
  }

  /** A word as it may be written, the same each time. */
  word(text: string): PhraseWord | null {
    const known = this.#words.get(text);
    if (known !== undefined) return known;
    const word = this.#grammar.word(text, this.#isProperNoun);
    this.#words.set(text, word);
    return word;
  }

  #start(fault: Fault | null): Trial {
    const start = this.#starts.get(fault) ?? { walk: walkOf(this.#grammar.rules(fault)), next: new Map() };
    this.#starts.set(fault, start);
    return start;
  }
}

function triedNext({ walk, next }: Trial, word: PhraseWord): Trial | null {
  const known = next.get(word);
  if (known !== undefined) return known;
  const after = walk.next(word);
  const trial = after === null ? null : { walk: after, next: new Map() };
  next.set(word, trial);
  return trial;
}

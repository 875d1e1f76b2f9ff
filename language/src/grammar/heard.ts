// Knows how a phrase that was only heard is written: « tu pense » is « tu penses ».

import type { Grammar } from './grammar.ts';
import { joinedWords } from './junctions.ts';
import type { NameTest, PhraseWord } from './phrase-word.ts';
import type { PhraseKind } from './verdict.ts';
import type { Walk } from './walk.ts';

export interface HeardPhrase {
  readonly text: string;
  readonly kind: PhraseKind;
}

/** Words looked at before giving up: what is heard in a thousand ways is no phrase. */
const MOST_STEPS = 5_000;

/** The first well-built phrase with one of some words at each place, the likeliest first. */
export function spelledByEar(
  choices: readonly (readonly string[])[],
  grammar: Grammar,
  isProperNoun: NameTest = () => false,
): HeardPhrase | null {
  const words = choices.map((texts) => texts.flatMap((text) => grammar.word(text, isProperNoun) ?? []));
  return new Search(words).from(grammar.walk(), []);
}

class Search {
  readonly #choices: readonly (readonly PhraseWord[])[];
  #steps = 0;

  constructor(choices: readonly (readonly PhraseWord[])[]) {
    this.#choices = choices;
  }

  from(walk: Walk, before: readonly PhraseWord[]): HeardPhrase | null {
    const choices = this.#choices[before.length];
    if (choices === undefined) return endedPhrase(walk, before);
    for (const word of choices) {
      if (++this.#steps > MOST_STEPS) return null;
      const next = walk.next(word);
      const found = next === null ? null : this.from(next, [...before, word]);
      if (found !== null) return found;
    }
    return null;
  }
}

function endedPhrase({ kind }: Walk, words: readonly PhraseWord[]): HeardPhrase | null {
  return kind === null ? null : { kind, text: joinedWords(words.map(({ written }) => written)) };
}

// Knows how a phrase that was only heard is written: « tu pense » is « tu penses ».

import type { Grammar } from './grammar.ts';
import { joinedWords } from './junctions.ts';
import type { NameTest, Token } from './token.ts';
import type { PhraseKind, Walk } from './walk.ts';

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
  const tokens = choices.map((words) => words.flatMap((word) => grammar.token(word, isProperNoun) ?? []));
  return new Search(tokens).from(grammar.walk(), []);
}

class Search {
  readonly #choices: readonly (readonly Token[])[];
  #steps = 0;

  constructor(choices: readonly (readonly Token[])[]) {
    this.#choices = choices;
  }

  from(walk: Walk, before: readonly Token[]): HeardPhrase | null {
    const choices = this.#choices[before.length];
    if (choices === undefined) return ended(walk, before);
    for (const token of choices) {
      if (++this.#steps > MOST_STEPS) return null;
      const next = walk.next(token);
      const found = next === null ? null : this.from(next, [...before, token]);
      if (found !== null) return found;
    }
    return null;
  }
}

function ended({ kind }: Walk, tokens: readonly Token[]): HeardPhrase | null {
  return kind === null ? null : { kind, text: joinedWords(tokens.map(({ written }) => written)) };
}

// Knows where the words of a phrase are: at spaces, after an apostrophe, before a hyphen.

import type { NameTest, Token } from './token.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The words of a phrase, or the first that nobody knows. */
export type Cut = { readonly tokens: readonly Token[] } | { readonly unknown: string };

/** Names have this many words at most (Le Puy-en-Velay, Jeanne d'Arc). */
const LONGEST_NAME = 4;
const PIECE = /,|-t-(?=\p{L})\p{L}+|-?\p{L}+'?/gu;

export function cutPhrase(text: string, vocabulary: Vocabulary, isName: NameTest): Cut {
  const chunks = text.replaceAll(',', ' , ').trim().split(/\s+/);
  const tokens: Token[] = [];
  for (let at = 0; at < chunks.length; ) {
    const name = nameAt(chunks, at, isName);
    const found = name === null ? tokensOf(chunks[at] ?? '', vocabulary, isName) : nameTokens(name, vocabulary, isName);
    if (found === null) return { unknown: chunks[at] ?? '' };
    tokens.push(...found);
    at += name?.length ?? 1;
  }
  return { tokens };
}

/** The longest name of several words that begins here. */
function nameAt(chunks: readonly string[], at: number, isName: NameTest): readonly string[] | null {
  for (let length = Math.min(LONGEST_NAME, chunks.length - at); length > 1; length--) {
    const name = chunks.slice(at, at + length);
    if (isName(name.join(' '))) return name;
  }
  return null;
}

function nameTokens(name: readonly string[], vocabulary: Vocabulary, isName: NameTest): readonly Token[] | null {
  const token = vocabulary.token(name.join(' '), isName);
  return token === null ? null : [token];
}

/** A chunk whole when it is a word (aujourd'hui, arc-en-ciel), or else its pieces. */
function tokensOf(chunk: string, vocabulary: Vocabulary, isName: NameTest): readonly Token[] | null {
  const whole = vocabulary.token(chunk, isName);
  if (whole !== null) return [whole];
  const [, elided = '', rest = ''] = /^(\p{L}+')(.+)$/u.exec(chunk) ?? [];
  if (elided !== '' && rest !== '') return joined(vocabulary.token(elided, isName), tokensOf(rest, vocabulary, isName));
  const pieces = chunk.match(PIECE) ?? [];
  if (pieces.join('') !== chunk || pieces.length < 2) return null;
  const tokens = pieces.map((piece) => vocabulary.token(piece, isName));
  return tokens.every((token) => token !== null) ? tokens : null;
}

function joined(first: Token | null, rest: readonly Token[] | null): readonly Token[] | null {
  return first === null || rest === null ? null : [first, ...rest];
}

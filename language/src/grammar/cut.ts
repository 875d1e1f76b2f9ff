// Knows where the words of a phrase are: at spaces, after an apostrophe, before a hyphen.

import type { NameTest, PhraseWord } from './phrase-word.ts';
import type { PhraseVocabulary } from './vocabulary.ts';

/** The words of a phrase, or the first that nobody knows. */
export type Cut = { readonly words: readonly PhraseWord[] } | { readonly unknown: string };

/** Names have this many words at most (Le Puy-en-Velay, Jeanne d'Arc). */
const LONGEST_NAME = 4;
const PIECE = /,|-t-(?=\p{L})\p{L}+|-?\p{L}+'?/gu;

export function cutPhrase(text: string, vocabulary: PhraseVocabulary, isName: NameTest): Cut {
  const chunks = text.replaceAll(',', ' , ').trim().split(/\s+/);
  const words: PhraseWord[] = [];
  for (let at = 0; at < chunks.length; ) {
    const name = nameAt(chunks, at, { vocabulary, isName });
    const found = name === null ? cutWords(chunks[at] ?? '', vocabulary, isName) : nameWord(name, vocabulary, isName);
    if (found === null) return { unknown: chunks[at] ?? '' };
    words.push(...found);
    at += name?.length ?? 1;
  }
  return { words };
}

interface Readers {
  readonly vocabulary: PhraseVocabulary;
  readonly isName: NameTest;
}

/** The longest name of several words that begins here. */
function nameAt(chunks: readonly string[], at: number, { vocabulary, isName }: Readers): readonly string[] | null {
  for (let length = Math.min(LONGEST_NAME, chunks.length - at); length > 1; length--) {
    const name = chunks.slice(at, at + length);
    if (isName(name.join(' ')) && !isMelting(chunks[at - 1], name) && !isCommonly(name, vocabulary)) return name;
  }
  return null;
}

/** « à les États-Unis » is « aux États-Unis ». */
function isMelting(before: string | undefined, [first = '']: readonly string[]): boolean {
  return /^(?:à|de)$/i.test(before ?? '') && /^les?$/i.test(first);
}

/** « le monde » is a newspaper by its capital only; « le jour de Noël » tells when. */
function isCommonly(name: readonly string[], vocabulary: PhraseVocabulary): boolean {
  if (name.slice(0, 2).some((word) => vocabulary.tagsOf(word)?.some(({ category }) => category === 'time') === true)) return true;
  return name.every((word) => word === word.toLowerCase() && vocabulary.word(word, () => false) !== null);
}

function nameWord(name: readonly string[], vocabulary: PhraseVocabulary, isName: NameTest): readonly PhraseWord[] | null {
  const word = vocabulary.word(name.join(' '), isName);
  return word === null ? null : [word];
}

/** A chunk whole when it is a word (aujourd'hui, arc-en-ciel), or else its pieces. */
function cutWords(chunk: string, vocabulary: PhraseVocabulary, isName: NameTest): readonly PhraseWord[] | null {
  const whole = vocabulary.word(chunk, isName);
  if (whole !== null) return [whole];
  const [, elided = '', rest = ''] = /^(\p{L}+')(.+)$/u.exec(chunk) ?? [];
  if (elided !== '' && rest !== '') return joinedWord(vocabulary.word(elided, isName), cutWords(rest, vocabulary, isName));
  const pieces = chunk.match(PIECE) ?? [];
  if (pieces.join('') !== chunk || pieces.length < 2) return null;
  const words = pieces.map((piece) => vocabulary.word(piece, isName));
  return words.every((word) => word !== null) ? words : null;
}

function joinedWord(first: PhraseWord | null, rest: readonly PhraseWord[] | null): readonly PhraseWord[] | null {
  return first === null || rest === null ? null : [first, ...rest];
}

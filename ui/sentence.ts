// Knows which parts of a sentence are words that one may ask about: what stands between guillemets, or all of it.

/** `quoted`: the words between guillemets. `all`: every word. */
export type Marking = 'quoted' | 'all';

export interface SentencePart {
  /** The guillemet that a word does not leave alone at the end of a line, with its space. */
  readonly before: string;
  readonly text: string;
  readonly after: string;
  /** Whether it is a word to be explained; what lies between words is not. */
  readonly isWord: boolean;
}

/** Between narrow spaces stand sounds. */
const QUOTED = /(«[^\S\u202f][^»]*[^\S\u202f]»)/u;
const WORD = /((?:«\s)?\p{L}{2,}(?:\s»)?)/u;
const GUILLEMETS = /^(«\s)?(.*?)(\s»)?$/u;

/** The whole sentence, part by part: joined again, they are the sentence. */
export function sentenceParts(sentence: string, marking: Marking = 'quoted'): readonly SentencePart[] {
  if (marking === 'all') return wordsApart(sentence);
  return sentence.split(QUOTED).flatMap((part) => (QUOTED.test(part) ? wordsApart(part) : plain(part)));
}

/** What comes between two parts is found at the odd places. */
function wordsApart(text: string): readonly SentencePart[] {
  return text.split(WORD).flatMap((part, at) => (at % 2 === 1 ? [wordPart(part)] : plain(part)));
}

function wordPart(part: string): SentencePart {
  const [, before = '', text = '', after = ''] = GUILLEMETS.exec(part) ?? [];
  return { before, text, after, isWord: true };
}

function plain(text: string): readonly SentencePart[] {
  return text === '' ? [] : [{ before: '', text, after: '', isWord: false }];
}

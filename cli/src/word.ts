// The command `boite word`: whether a word can be played, and what is known of it.

import { type AnswerTools, clipped, inquiry, Misuse, type Reply } from '@boite/kernel/command';
import {
  type Definition,
  LIAISON,
  type Library,
  type Pronunciation,
  type Sounds,
  spelled,
  toIpa,
  waysToSay,
} from '@boite/language';
import { runInquiry } from './asking.ts';
import type { Command } from './command.ts';
import { EXIT_CODES, inquiryUsage } from './usage.ts';

const wordInquiry = inquiry({
  example: 'fenêtre',
  about:
    'Says whether a word can be played, how it is written with accents, the word it is a form of, its rank among the commonest, how it is said, what it can be in a sentence and what it means. Case and accents do not matter: « œuf » is OEUF. Anything that is not one word is a clear no.',
  takesNames: true,
  options: {},
  line: {
    help: 'a word on each line, a JSON value for each; blank lines are skipped',
    gives: 'the words',
    read: (line) => ({ names: [line], options: {} }),
  },
  told: 'With --json, the answer is {"word", "valid", "forms", "lemma", "rank", "sounds", "tags", "definitions"}, and "compound": true for a listed compound.',
  answer({ names: [word, ...more] = [] }, { books }: AnswerTools<Library>) {
    if (word === undefined) return new Misuse('which word?');
    return more.length > 0 ? new Misuse('one word at a time; --stdin reads many') : wordReply(word.trim(), books);
  },
});

export const command: Command = {
  summary: 'whether a word can be played',
  usage: () => [inquiryUsage('word', wordInquiry), EXIT_CODES].join('\n\n'),
  run: (args) => runInquiry(wordInquiry, args),
};

/** What scripts receive. */
interface WordTold {
  /** As tiles spell it; as it was asked when tiles cannot. */
  readonly word: string;
  readonly valid: boolean;
  readonly forms: readonly string[];
  readonly lemma: string | null;
  readonly rank: number | null;
  /** In IPA; a mute e that may be said or not stands in brackets. */
  readonly sounds: readonly string[];
  /** What it can be: « noun masculine singular ». */
  readonly tags: readonly string[];
  readonly definitions: readonly Pick<Definition, 'text' | 'source'>[];
  /** Whether it is a listed compound, which tiles cannot spell. */
  readonly compound?: boolean;
}

function wordReply(text: string, books: Library): Reply {
  const value = wordTold(text, books);
  return { value, isYes: value.valid, lines: () => wordLines(value) };
}

function wordTold(text: string, books: Library): WordTold {
  const { lexicon } = books;
  const word = spelled(text);
  if (word === null || !lexicon.has(word)) return unplayableTold(word ?? text, text, books);
  return {
    word,
    valid: true,
    forms: lexicon.forms(word),
    lemma: lexicon.lemmas(word)[0] ?? null,
    rank: lexicon.rank(word),
    sounds: [...new Set(books.sounds.of(word).map((said) => toIpa(said.sounds)))],
    tags: books.grammar.tags(word),
    definitions: books.dictionary.definitions(word).map(({ text, source }) => ({ text, source })),
  };
}

/** A compound cannot be played with tiles, but it is said: « week-end », with or without its hyphen. */
function unplayableTold(word: string, text: string, { sounds }: Library): WordTold {
  const compound = sounds.compound(text);
  const said = compound !== null || text.includes('-') ? soundsOfCompound(text, compound ?? [], sounds) : [];
  return {
    word,
    valid: false,
    forms: [],
    lemma: null,
    rank: null,
    sounds: [...new Set(said.map(toIpa))],
    tags: [],
    definitions: [],
    ...(compound === null ? {} : { compound: true }),
  };
}

/** As the list says it, else piece by piece: inside a compound a liaison is always made. */
function soundsOfCompound(text: string, listed: readonly Pronunciation[], sounds: Sounds): readonly string[] {
  if (listed.length > 0) return listed.map((one) => one.sounds);
  return waysToSay(text, { sounds }).map((way) => way.replaceAll(LIAISON, ''));
}

function wordLines({ word, valid, forms, lemma, rank, sounds, tags, definitions }: WordTold): readonly string[] {
  const said = `  said   ${sounds.map((ipa) => `/${ipa}/`).join(', ')}`;
  if (!valid) return [`${clipped(word)} is not playable`, ...(sounds.length > 0 ? [said] : [])];
  return [
    `${word} is playable`,
    `  forms  ${forms.join(', ')}`,
    `  lemma  ${lemma ?? 'unknown'}`,
    `  rank   ${rank ?? 'not counted'}`,
    said,
    ...tags.map((tag) => `  is     ${tag}`),
    ...definitions.map(({ text, source }) => `  means  ${text} — ${source}`),
  ];
}

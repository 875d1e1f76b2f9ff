// The command `boite word`: whether a word can be played, and what is known of it.

import { type AnswerTools, clipped, inquiry, Misuse, type Reply } from '@boite/kernel/command';
import { type Library, spelled } from '@boite/language';
import { runInquiry } from './asking.ts';
import type { Command } from './command.ts';
import { type DefinitionTold, definitionTold } from './definition-told.ts';
import { type Said, saidAs, wordSaid } from './said.ts';
import { EXIT_CODES, inquiryUsage } from './usage.ts';

const wordInquiry = inquiry({
  example: 'fenêtre',
  about:
    'Says whether a word can be played, how it is written with accents, the words it is a form of, its rank among the commonest, how it is said, what it can be in a sentence and what it means. Case and accents do not matter: « œuf » is OEUF. Anything that is not one word is a clear no; how it is said is told all the same.',
  takesNames: true,
  options: {},
  line: {
    help: 'a word on each line, a JSON value for each; blank lines are skipped',
    gives: 'the words',
    read: (line) => ({ names: [line], options: {} }),
  },
  told: 'With --json, the answer is {"word", "valid", "forms", "lemma", "lemmas", "rank", "sounds", "tags", "definitions"}, with "name": true for a listed name, "compound": true for a listed compound and "read": true when the sounds were only read from the letters. lemma is the commonest in capitals, lemmas are all of them with their accents, and each definition is {"headword", "sense", "category", "gender", "text", "source"}, first those of the word itself, then those of its lemmas; a compound has its own.',
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
interface WordTold extends Said {
  /** As tiles spell it; as it was asked when tiles cannot. */
  readonly word: string;
  readonly valid: boolean;
  readonly forms: readonly string[];
  readonly lemma: string | null;
  /** With their accents, the commonest first. */
  readonly lemmas: readonly string[];
  readonly rank: number | null;
  /** What it can be: « noun masculine singular ». */
  readonly tags: readonly string[];
  readonly definitions: readonly DefinitionTold[];
}

function wordReply(text: string, books: Library): Reply {
  const value = wordTold(text, books);
  return { value, isYes: value.valid, lines: () => wordLines(value) };
}

function wordTold(text: string, books: Library): WordTold {
  const { lexicon } = books;
  const word = spelled(text);
  if (word === null || !lexicon.has(word))
    return {
      word: word ?? text,
      valid: false,
      forms: [],
      lemma: null,
      lemmas: [],
      rank: null,
      ...saidAs(text, books),
      tags: [],
      definitions: books.dictionary.compound(text).map(definitionTold),
    };
  return {
    word,
    valid: true,
    forms: lexicon.forms(word),
    lemma: lexicon.lemmas(word)[0] ?? null,
    lemmas: [...new Set(lexicon.inflections(word).map(({ lemma }) => lemma))],
    rank: lexicon.rank(word),
    ...wordSaid(word, text, books),
    tags: books.grammar.tags(word),
    definitions: books.dictionary.meanings(word).map(definitionTold),
  };
}

function wordLines(told: WordTold): readonly string[] {
  const { word, valid, forms, lemmas, rank, sounds, tags, definitions } = told;
  if (!valid) return [`${clipped(word)} is not playable`, ...unplayableLines(told), ...definitions.map(meaningLine)];
  return [
    `${word} is playable`,
    `  forms  ${forms.join(', ')}`,
    `  lemma  ${lemmas.join(', ')}`,
    `  rank   ${rank ?? 'not counted'}`,
    `  said   ${sounds.map((ipa) => `/${ipa}/`).join(', ')}`,
    ...tags.map((tag) => `  is     ${tag}`),
    ...definitions.map(meaningLine),
  ];
}

/** « means  terminus 1, noun masculine: … » */
function meaningLine({ headword, sense, category, gender, text, source }: DefinitionTold): string {
  const said = [category, gender].filter((part) => part !== null).join(' ');
  return `  means  ${headword} ${sense}${said && `, ${said}`}: ${text} — ${source}`;
}

function unplayableLines({ sounds, name, read }: WordTold): readonly string[] {
  if (sounds.length === 0) return [];
  const said = sounds.map((ipa) => `/${clipped(ipa)}/`).join(', ');
  return [`  said   ${said}${name ? ', a name' : ''}${read ? ', as its letters read' : ''}`];
}

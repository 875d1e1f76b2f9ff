// Knows the command `boite word`: whether a word can be played, and what is known of it.

import { type Lexicon, spelled } from '@boite/language';
import { loadLexicon } from '@boite/language/node';
import { type Command, type ExitCode, Misuse, NO, parsed, YES } from './command.ts';
import { answerLines } from './lines.ts';
import { printJson, printLine } from './output.ts';

const USAGE = `boite word MOT [--json]
boite word --stdin

Says whether a word can be played, how it is written with accents, the word it is a form of and its rank among
the commonest. Case and accents do not matter: « œuf » is OEUF. Anything that is not one word is a clear no.

  --json    one JSON value: {"word", "valid", "forms", "lemma", "rank"}
  --stdin   one word a line, one JSON value a line; blank lines are skipped

Exit code: 0 valid (with --stdin: all of them), 1 not (any of them), 2 wrong usage (an unreadable line).`;

/** What scripts receive. */
export interface WordAnswer {
  /** As tiles spell it; as it was asked when tiles cannot. */
  readonly word: string;
  readonly valid: boolean;
  readonly forms: readonly string[];
  readonly lemma: string | null;
  readonly rank: number | null;
}

export const command: Command = {
  summary: 'whether a word can be played',
  usage: USAGE,
  async run(args) {
    const given = parsed(args, { json: { type: 'boolean' }, stdin: { type: 'boolean' } });
    if (given instanceof Misuse) return given;
    const { positionals, values } = given;
    if (values.stdin) return positionals.length > 0 ? new Misuse('--stdin reads the words: give none') : answerStdin();
    const [word] = positionals;
    if (word === undefined) return new Misuse('which word?');
    return positionals.length > 1 ? new Misuse('one word at a time; --stdin reads many') : answerOne(word, values.json === true);
  },
};

async function answerOne(text: string, json: boolean): Promise<ExitCode> {
  const answer = lookedUp(text.trim(), loadLexicon());
  await (json ? printJson(answer) : printLine(drawn(answer)));
  return codeOf(answer);
}

function answerStdin(): Promise<ExitCode> {
  const lexicon = loadLexicon();
  return answerLines((line) => {
    const value = lookedUp(line, lexicon);
    return { value, code: codeOf(value) };
  });
}

export function lookedUp(text: string, lexicon: Lexicon): WordAnswer {
  const word = spelled(text);
  if (word === null || !lexicon.has(word)) return { word: word ?? text, valid: false, forms: [], lemma: null, rank: null };
  return { word, valid: true, forms: lexicon.forms(word), lemma: lexicon.lemmas(word)[0] ?? null, rank: lexicon.rank(word) };
}

function codeOf({ valid }: WordAnswer): ExitCode {
  return valid ? YES : NO;
}

const LONGEST_SHOWN = 60;

function drawn({ word, valid, forms, lemma, rank }: WordAnswer): string {
  if (!valid) return `${word.length > LONGEST_SHOWN ? `${word.slice(0, LONGEST_SHOWN)}…` : word} is not playable`;
  return [
    `${word} is playable`,
    `  forms  ${forms.join(', ')}`,
    `  lemma  ${lemma ?? 'unknown'}`,
    `  rank   ${rank ?? 'not counted'}`,
  ].join('\n');
}

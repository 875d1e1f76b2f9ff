// Knows how `boite judge phrase` is asked and answered.

import { type Grammar, judgePhrase, type NameTest, nameTest, type PhraseKind } from '@boite/language';
import { loadGrammar, loadLexicon, loadNames } from '@boite/language/node';
import { type ExitCode, Misuse, NO, parsed, YES } from './command.ts';
import type { Judgeable } from './judge.ts';
import { answerLines } from './lines.ts';
import { printJson, printLine } from './output.ts';

const USAGE = `boite judge phrase "il s'attache"
boite judge phrase --stdin

  Whether a phrase is a word, a noun group or a sentence, well built. Names count; accents may be left out of a word
  that cannot be read without them.

  The answer is {"accepted", "kind", "reason"}: kind is word, noun group, group, sentence or null; reason is null or why not.`;

/** What scripts receive. */
interface PhraseAnswer {
  readonly accepted: boolean;
  readonly kind: PhraseKind | null;
  readonly reason: string | null;
}

export const phrase: Judgeable = {
  usage: USAGE,
  async run(args) {
    const given = parsed(args, { json: { type: 'boolean' }, stdin: { type: 'boolean' } });
    if (given instanceof Misuse) return given;
    const { values, positionals } = given;
    if (values.stdin) return positionals.length > 0 ? new Misuse('--stdin reads the phrases: give none') : answerStdin();
    if (positionals.length === 0) return new Misuse('which phrase? "il s\'attache"');
    return answerOne(positionals.join(' '), values.json === true);
  },
};

interface Books {
  readonly grammar: Grammar;
  readonly isName: NameTest;
}

function openBooks(): Books {
  return { grammar: loadGrammar(loadLexicon()), isName: nameTest(loadNames()) };
}

async function answerOne(text: string, json: boolean): Promise<ExitCode> {
  const answer = judged(text, openBooks());
  await (json ? printJson(answer) : printLine(drawn(answer)));
  return codeOf(answer);
}

function answerStdin(): Promise<ExitCode> {
  const books = openBooks();
  return answerLines((line) => {
    const value = judged(line, books);
    return { value, code: codeOf(value) };
  });
}

function judged(text: string, { grammar, isName }: Books): PhraseAnswer {
  const { accepted, kind, reason } = judgePhrase(text, grammar, isName);
  return { accepted, kind, reason };
}

function codeOf({ accepted }: PhraseAnswer): ExitCode {
  return accepted ? YES : NO;
}

function drawn({ kind, reason }: PhraseAnswer): string {
  return kind === null ? `refused\n  ${reason}` : `accepted: a ${kind}`;
}

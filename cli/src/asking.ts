// How a question is asked and answered, whatever it is about: as text, with --json, or a line at a time with --stdin.

import { readFileSync } from 'node:fs';
import type { ParseArgsOptionsConfig } from 'node:util';
import {
  type AnswerTools,
  asTyped,
  type Inquiry,
  Misuse,
  type QuestionLine,
  type Reply,
  type TypedQuestion,
} from '@boite/kernel/command';
import type { Library } from '@boite/language';
import { loadLibrary } from '@boite/language/node';
import { type ExitCode, NO, sortedArgs, YES } from './command.ts';
import { answerLines } from './lines.ts';
import { printJson, printLine } from './output.ts';

/** How many are told of what is listed, without --all. */
export const FEW_LISTED = 20;

export async function runInquiry(inquiry: Inquiry<Library>, args: readonly string[]): Promise<ExitCode | Misuse> {
  const given = sortedArgs(args, flagsOf(inquiry));
  if (given instanceof Misuse) return given;
  const { json, all, stdin, ...values } = given.values;
  const limit = all === true ? Number.POSITIVE_INFINITY : FEW_LISTED;
  const typed = readTyped(inquiry, values, given.positionals);
  if (typed instanceof Misuse) return typed;
  if (stdin === true && inquiry.line !== null) return answerEach(inquiry, inquiry.line, { typed, limit });
  const reply = replyTo(inquiry, typed, { books: loadLibrary(), limit });
  if (reply instanceof Misuse) return reply;
  await (json === true ? printJson(reply.value) : printLine(reply.lines().join('\n')));
  return replyCode(reply);
}

function flagsOf({ options, listed, line }: Inquiry<Library>): ParseArgsOptionsConfig {
  const flag = { type: 'boolean' } as const;
  const own = Object.keys(options).map((name) => [name, { type: 'string' }]);
  const list = listed === undefined ? {} : { all: flag };
  return { ...Object.fromEntries(own), ...list, ...(line && { stdin: flag }), json: flag };
}

/** Nothing that the question does not take; files in the place of their names. */
function readTyped(
  { options, takesNames }: Inquiry<Library>,
  values: Readonly<Record<string, unknown>>,
  names: readonly string[],
): TypedQuestion | Misuse {
  if (names[0] !== undefined && !takesNames) return new Misuse(`what is ${asTyped(names[0])}?`);
  const typed: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    const text = options[name]?.isFile ? readNamedFile(name, String(value)) : String(value);
    if (text instanceof Misuse) return text;
    typed[name] = text;
  }
  return names.length > 0 ? { options: typed, names } : { options: typed };
}

function readNamedFile(name: string, path: string): string | Misuse {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return new Misuse(`the ${name} ${asTyped(path)} cannot be read`);
  }
}

/** One line after the other, with the same settings for all. */
async function answerEach(
  inquiry: Inquiry<Library>,
  lines: QuestionLine,
  { typed, limit }: { readonly typed: TypedQuestion; readonly limit: number },
): Promise<ExitCode | Misuse> {
  const isSaid = typed.names !== undefined || Object.keys(typed.options).some((name) => !inquiry.options[name]?.isSetting);
  if (isSaid) return new Misuse(`--stdin reads ${lines.gives}: give none`);
  const settings = inquiry.asked(typed);
  if (settings instanceof Misuse) return settings;
  const tools = { books: loadLibrary(), limit };
  return answerLines((line) => {
    const question = lines.read(line);
    if (question instanceof Misuse) return question;
    const reply = replyTo(inquiry, { ...question, options: { ...typed.options, ...question.options } }, tools);
    return reply instanceof Misuse ? reply : { value: reply.value, code: replyCode(reply) };
  });
}

function replyTo(inquiry: Inquiry<Library>, typed: TypedQuestion, tools: AnswerTools<Library>): Reply | Misuse {
  const answer = inquiry.asked(typed);
  return answer instanceof Misuse ? answer : answer(tools);
}

function replyCode({ isYes }: Reply): ExitCode {
  return isYes ? YES : NO;
}

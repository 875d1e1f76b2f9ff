// Asks a game's command what the command line would ask it, for tests: no process, the same sentences.

import { type Inquiry, Misuse, type Reply, type TypedQuestion } from '../src/command.ts';

/** What comes back: an answer as scripts and people receive it, or why there is none. */
export type HeardReply =
  | { readonly value: unknown; readonly isYes: boolean; readonly lines: readonly string[] }
  | { readonly problem: string };

interface MoreAsked {
  readonly names?: readonly string[];
  /** Of what is listed, everything. */
  readonly all?: boolean;
}

export interface ReplyAsker {
  ask(options: Readonly<Record<string, string>>, more?: MoreAsked): HeardReply;
  /** A question on a line of standard input. */
  askLine(line: string, settings?: Readonly<Record<string, string>>): HeardReply;
}

const SHOWN_UNLESS_ALL = 20;

export function askerOf<Books>(inquiry: Inquiry<Books> | undefined, books: Books): ReplyAsker {
  if (inquiry === undefined) throw new Error('there is no such question');
  const hear = (typed: TypedQuestion, limit: number): HeardReply => {
    const stranger = Object.keys(typed.options).find((name) => !Object.hasOwn(inquiry.options, name));
    if (stranger !== undefined) throw new Error(`there is no option ${stranger}`);
    const answer = inquiry.asked(typed);
    return heardReply(answer instanceof Misuse ? answer : answer({ books, limit }));
  };
  return {
    ask: (options, { all = false, ...names } = {}) =>
      hear({ options, ...names }, all ? Number.POSITIVE_INFINITY : SHOWN_UNLESS_ALL),
    askLine(line, settings = {}) {
      const typed = inquiry.line?.read(line) ?? new Misuse('there are no lines');
      if (typed instanceof Misuse) return heardReply(typed);
      return hear({ ...typed, options: { ...settings, ...typed.options } }, SHOWN_UNLESS_ALL);
    },
  };
}

function heardReply(reply: Reply | Misuse): HeardReply {
  if (reply instanceof Misuse) return { problem: reply.problem };
  return { value: JSON.parse(JSON.stringify(reply.value)), isYes: reply.isYes, lines: reply.lines() };
}

/** What scripts receive. */
export function valueHeard(answer: HeardReply): unknown {
  if ('problem' in answer) throw new Error(answer.problem);
  return answer.value;
}

/** What people read. */
export function textHeard(answer: HeardReply): string {
  return 'problem' in answer ? answer.problem : answer.lines.join('\n');
}

// Knows what a command is: how its arguments are read, and what its exit code says.

import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

/** A yes, a clear no, a wrong usage. */
export const YES = 0;
export const NO = 1;
export const WRONG = 2;
export type ExitCode = typeof YES | typeof NO | typeof WRONG;

/** Not an answer: a bug, or a file that cannot be used. (EX_SOFTWARE of sysexits.h) */
export const BROKEN = 70;

export interface Command {
  /** One line for the list of commands. */
  readonly summary: string;
  /** What `boite help <command>` prints. */
  readonly usage: string;
  run(args: readonly string[]): Promise<ExitCode | Misuse>;
}

/** Arguments that cannot be followed, and why. */
export class Misuse {
  readonly problem: string;

  constructor(problem: string) {
    this.problem = problem;
  }
}

type Parsed<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ args: string[]; options: Options; allowPositionals: true; strict: true }>
>;

/** Arguments sorted into options and the rest. */
export function parsed<const Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: Options,
): Pick<Parsed<Options>, 'values' | 'positionals'> | Misuse {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return new Misuse(firstSentence(error.message));
  }
}

/** A whole number between two bounds, written in digits. */
export function readWhole(text: string, name: string, { min, max }: { min: number; max: number }): number | Misuse {
  const number = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= min && number <= max) return number;
  return new Misuse(`--${name} takes a whole number from ${min} to ${max}, not ${quoted(text)}`);
}

const LONGEST_QUOTE = 40;

/** What was typed, short enough for one line. */
export function quoted(text: string): string {
  return JSON.stringify(text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text);
}

function firstSentence(message: string): string {
  const [sentence = message] = message.split(/\. |\.?(?:\n|$)/, 1);
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

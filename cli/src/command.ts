// What a command is: how its arguments are read, and what its exit code says.

import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { Misuse } from '@boite/kernel/command';

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
  usage(): string | Promise<string>;
  run(args: readonly string[]): Promise<ExitCode | Misuse>;
}

type Sorted<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ args: string[]; options: Options; allowPositionals: true; strict: true }>
>;

/** Arguments sorted into options and the rest. */
export function sortedArgs<const Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: Options,
): Pick<Sorted<Options>, 'values' | 'positionals'> | Misuse {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return new Misuse(inOneSentence(error.message));
  }
}

function inOneSentence(message: string): string {
  const [sentence = message] = message.split(/\. |\.?(?:\n|$)/, 1);
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

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

type SortedArgs<Options extends ParseArgsOptionsConfig> = Pick<Sorted<Options>, 'values' | 'positionals'>;

/** Arguments sorted into options and the rest. */
export function sortedArgs<const Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: Options,
): SortedArgs<Options> | Misuse {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return new Misuse(inOneSentence(error.message));
  }
}

interface FlagCommand<Flags extends ParseArgsOptionsConfig> {
  readonly summary: string;
  readonly usage: string;
  readonly flags: Flags;
  run(given: SortedArgs<Flags>): Promise<ExitCode | Misuse>;
}

/** A command whose flags are always the same. */
export function flagCommand<const Flags extends ParseArgsOptionsConfig>(plan: FlagCommand<Flags>): Command {
  return {
    summary: plan.summary,
    usage: () => plan.usage,
    async run(args) {
      const given = sortedArgs(args, plan.flags);
      return given instanceof Misuse ? given : plan.run(given);
    },
  };
}

interface PlainCommand {
  readonly summary: string;
  readonly usage: string;
  run(words: readonly string[], asJson: boolean): Promise<ExitCode | Misuse>;
}

/** A command that takes no option but --json. */
export function plainCommand({ summary, usage, run }: PlainCommand): Command {
  return flagCommand({
    summary,
    usage,
    flags: { json: { type: 'boolean' } },
    run: ({ positionals, values }) => run(positionals, values.json === true),
  });
}

function inOneSentence(message: string): string {
  const [sentence = message] = message.split(/\. |\.?(?:\n|$)/, 1);
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

// Knows the command `boite judge`: what an arbiter would say.

import { type Command, type ExitCode, Misuse } from './command.ts';
import { phrase } from './judge-phrase.ts';
import { rebus } from './judge-rebus.ts';
import { tokens } from './judge-tokens.ts';

/** Something that can be judged. */
export interface Judgeable {
  /** The part of the help that is about it. */
  readonly usage: string;
  run(args: readonly string[]): Promise<ExitCode | Misuse>;
}

/** A new judge adds a file and one line. */
const JUDGES: Readonly<Record<string, Judgeable>> = {
  rebus,
  tokens,
  phrase,
};

const USAGE = `boite judge WHAT … [--json]
boite judge WHAT --stdin

Says whether an arbiter accepts it, and why not.

  --json    one JSON value
  --stdin   one question a line, one JSON value a line; blank lines are skipped

Exit code: 0 accepted (with --stdin: all of them), 1 refused (any of them), 2 wrong usage (an unreadable line).

${Object.values(JUDGES)
  .map(({ usage }) => usage)
  .join('\n\n')}`;

export const command: Command = {
  summary: 'what an arbiter would say of a rebus, tokens or a phrase',
  usage: USAGE,
  async run([what = '', ...args]) {
    const judge = Object.hasOwn(JUDGES, what) ? JUDGES[what] : undefined;
    return judge?.run(args) ?? new Misuse(`judge what? one of ${Object.keys(JUDGES).join(', ')}`);
  },
};

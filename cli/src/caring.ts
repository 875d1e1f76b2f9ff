// What the commands that look after a server's data have in common: the folder, and how a refusal is told.

import { Misuse } from '@boite/kernel/command';
import { type Command, type ExitCode, sortedArgs, YES } from './command.ts';
import { printJson, printLine } from './output.ts';

export const DATA_USAGE = `  --data    the folder of the data, ./data unless told
  --json    one JSON value`;

export interface CareArguments {
  readonly data: string | undefined;
  readonly rest: readonly string[];
  readonly values: Readonly<Record<string, string | boolean | undefined>>;
}

type CareAnswer = { readonly json: unknown; readonly line: string } | Misuse;

/** Runs a command of care; `texts` are the options of its own that take a text. */
export async function cared(
  args: readonly string[],
  texts: readonly string[],
  deed: (given: CareArguments) => CareAnswer | Promise<CareAnswer>,
): Promise<ExitCode | Misuse> {
  const { CareRefused } = await import('@boite/server');
  const options = Object.fromEntries(['data', ...texts].map((name) => [name, { type: 'string' } as const]));
  const given = sortedArgs(args, { ...options, json: { type: 'boolean' } });
  if (given instanceof Misuse) return given;
  const values = given.values as CareArguments['values'];
  try {
    const data = (values.data as string | undefined) ?? process.env.BOITE_DATA;
    const answer = await deed({ data, rest: given.positionals, values });
    if (answer instanceof Misuse) return answer;
    await (values.json === true ? printJson(answer.json) : printLine(answer.line));
    return YES;
  } catch (error) {
    if (error instanceof CareRefused) return new Misuse(error.message);
    throw error;
  }
}

/** A command between a server's data and one file. */
export interface FileCare {
  readonly name: string;
  readonly summary: string;
  /** What it does, at length. */
  readonly about: string;
  /** Does it; how many games there are. */
  readonly deed: (data: string | undefined, file: string) => Promise<number>;
  /** Where those games are now. */
  readonly where: string;
}

export function fileCommand({ name, summary, about, deed, where }: FileCare): Command {
  const usage = `boite ${name} FILE [--data FOLDER] [--json]\n\n${about}\n\n${DATA_USAGE}: {"file", "games"}`;
  const run: Command['run'] = (args) =>
    cared(args, [], async ({ data, rest: [file, ...more] }) => {
      if (file === undefined || more.length > 0) return new Misuse(`${name} takes one file`);
      const games = await deed(data, file);
      return { json: { file, games }, line: `${games} games are ${where} ${file}` };
    });
  return { summary, usage: () => usage, run };
}

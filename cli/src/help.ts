// How the command line explains itself.

import { asTyped, Misuse, tableLines } from '@boite/kernel/command';
import { type ExitCode, YES } from './command.ts';
import { COMMANDS, commandNamed } from './commands.ts';
import { nearestName } from './nearest.ts';
import { printLine } from './output.ts';

/** `boite help` and `boite help <command>`. */
export async function help(names: readonly string[]): Promise<ExitCode | Misuse> {
  const [name] = names;
  if (name === undefined) {
    await printLine(await overview());
    return YES;
  }
  const command = await commandNamed(name);
  if (command === null) return unknownCommand(name);
  await printLine(await command.usage());
  return YES;
}

export function unknownCommand(name: string): Misuse {
  const meant = nearestName(name, Object.keys(COMMANDS));
  return new Misuse(`unknown command ${asTyped(name)}${meant === null ? '' : `; did you mean ${meant}?`}`);
}

export async function overview(): Promise<string> {
  const rows = await Promise.all(
    Object.entries(COMMANDS).map(async ([name, load]) => [`  ${name}`, (await load()).command.summary]),
  );
  return [
    'boite <command> [options]',
    '',
    ...tableLines(rows),
    '',
    '  boite help <command> tells more; boite --version tells which one this is.',
    '  boite completion bash (or zsh) prints what your shell needs to complete all this; boite man | man -l - is the manual.',
    '  Exit code: 0 yes, 1 a clear no, 2 wrong usage, 70 something broke.',
  ].join('\n');
}

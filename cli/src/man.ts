// The manual as a page for man.

import { type ExitCode, YES } from './command.ts';
import { COMMANDS, commandNamed } from './commands.ts';
import { overview } from './help.ts';
import { printLine } from './output.ts';

/** `boite man`: `boite man | man -l -` reads it. */
export async function manual(): Promise<ExitCode> {
  const names = Object.keys(COMMANDS);
  const usages = await Promise.all(
    names.map(async (name) => manSection(name, (await (await commandNamed(name))?.usage()) ?? '')),
  );
  const heading = ['.TH BOITE 1', '.SH NAME', 'boite \\- French word games: words, rebuses, solvers, a server'];
  await printLine([...heading, manSection('synopsis', await overview()), ...usages].join('\n'));
  return YES;
}

/** As it is written, without filling. */
function manSection(title: string, text: string): string {
  return [`.SH ${title.toUpperCase()}`, '.nf', ...text.split('\n').map(escaped), '.fi'].join('\n');
}

/** A full stop or an apostrophe at the beginning of a line would be an order. */
function escaped(line: string): string {
  return line
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replace(/^([.'])/, '\\&$1');
}

// The way in: which command runs, and how a failure is told.

import { Misuse } from '@boite/kernel/command';
import manifest from '../package.json' with { type: 'json' };
import { BROKEN, type ExitCode, WRONG, YES } from './command.ts';
import { commandNamed } from './commands.ts';
import { completion } from './completion.ts';
import { help, overview, unknownCommand } from './help.ts';
import { manual } from './man.ts';
import { printLine, watchOutput } from './output.ts';

export async function main(args: readonly string[]): Promise<number> {
  watchOutput();
  try {
    const outcome = await obeyed(args);
    return outcome instanceof Misuse ? complaint(outcome, args) : outcome;
  } catch (error) {
    console.error(`boite: something broke: ${error instanceof Error ? error.message : error}`);
    return BROKEN;
  }
}

async function obeyed([name, ...args]: readonly string[]): Promise<ExitCode | Misuse> {
  if (name === undefined) return new Misuse(`which command?\n\n${await overview()}`);
  if (name === '--version' || name === '-v') return version();
  if (name === 'help' || isHelp(name)) return help(args);
  if (name === 'completion') return completion(args);
  if (name === 'man') return manual();
  if (args.some(isHelp)) return help([name]);
  const command = await commandNamed(name);
  return command === null ? unknownCommand(name) : command.run(args);
}

function isHelp(argument: string): boolean {
  return argument === '--help' || argument === '-h';
}

async function version(): Promise<ExitCode> {
  await printLine(manifest.version);
  return YES;
}

async function complaint({ problem }: Misuse, [name = '']: readonly string[]): Promise<ExitCode> {
  const isCommand = (await commandNamed(name)) !== null;
  console.error(`boite: ${problem}`);
  if (name !== '') console.error(`try: boite help${isCommand ? ` ${name}` : ''}`);
  return WRONG;
}

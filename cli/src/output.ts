// How answers leave the program: whole, in order, and without complaint when the reader has seen enough.

import { once } from 'node:events';
import { BROKEN, YES } from './command.ts';

/** `boite words | head` closes the pipe early: that is not a failure. A full disk is. */
export function watchOutput(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(YES);
    console.error(`boite: the answer could not be written: ${error.message}`);
    process.exit(BROKEN);
  });
}

export async function print(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}

export function printLine(line: string): Promise<void> {
  return print(`${line}\n`);
}

export function printJson(value: unknown): Promise<void> {
  return printLine(JSON.stringify(value));
}

// Knows where a program is on this machine.

import { globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { isExecutable } from '../browser.ts';

/** The one that the environment names, or the first of these names in the usual folders; null when there is none. */
export function foundProgram(variable: string, names: readonly string[]): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const asked = process.env[variable];
  const wanted = asked === undefined ? names.flatMap((name) => folders.map((folder) => join(folder, name))) : [asked];
  return wanted.find(isExecutable) ?? null;
}

/** The first file that matches; null when there is none. */
export function foundFile(pattern: string): string | null {
  return globSync(pattern).find(isExecutable) ?? null;
}

// Asks fresh processes, one structure each, how soon it is loaded and what it weighs.

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { AloneReport } from './alone.ts';

const ALONE_PROGRAM = fileURLToPath(new URL('alone.ts', import.meta.url));

/** What child processes say of each structure, in turn. */
export function reports(
  structures: readonly string[],
  file: string,
  times: number,
): (structure: string) => readonly AloneReport[] {
  const all = new Map(structures.map((structure) => [structure, [] as AloneReport[]]));
  for (let time = 0; time < times; time++) for (const [structure, seen] of all) seen.push(weighedAlone(structure, file));
  return (structure) => all.get(structure) ?? [];
}

function weighedAlone(structure: string, file: string): AloneReport {
  const child = spawnSync(process.execPath, ['--expose-gc', ALONE_PROGRAM, structure, file], { encoding: 'utf8' });
  if (child.status !== 0) throw new Error(`${structure} could not be weighed: ${child.stderr}`);
  return JSON.parse(child.stdout);
}

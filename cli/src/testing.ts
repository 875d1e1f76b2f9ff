// Knows how to run the real command line, for tests.

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const BIN = fileURLToPath(new URL('../bin/boite.mjs', import.meta.url));

export interface BoiteRun {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export function boite(args: readonly string[], input: string | Uint8Array = ''): BoiteRun {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...args], {
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    timeout: 60_000,
  });
  return { code: status, stdout, stderr };
}

/** Its one JSON value. */
export function boiteJson(args: readonly string[]): unknown {
  return JSON.parse(boite([...args, '--json']).stdout);
}

/** A JSON value a line. */
export function jsonLines({ stdout }: BoiteRun): readonly unknown[] {
  return stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

// Every source of the house, as the guards read it.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ImportedName, importsIn } from './imports.ts';

export const HOUSE_ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** The parts, in the order in which imports go down. */
export const PARTS = [
  'kernel',
  'language',
  'rebus',
  'protocol',
  'table',
  'ui',
  'games',
  'server',
  'web',
  'cli',
  'tools',
  'e2e',
] as const;

export interface Source {
  /** From the root of the house. */
  readonly path: string;
  readonly text: string;
  readonly imports: readonly ImportedName[];
}

/** Sources of every part. Those of scripts/ run before anything is installed and import nothing of the house. */
export function houseSources(): readonly Source[] {
  readOnce ??= PARTS.flatMap(filesUnder)
    .filter((path) => /\.(ts|svelte)$/.test(path))
    .map((path) => sourceOf(path, readFileSync(join(HOUSE_ROOT, path), 'utf8')));
  return readOnce;
}

let readOnce: readonly Source[] | null = null;

export function sourceOf(path: string, text: string): Source {
  return { path, text, imports: importsIn(path, text) };
}

function filesUnder(folder: string): readonly string[] {
  return readdirSync(join(HOUSE_ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return [path];
    return ['node_modules', 'dist'].includes(entry.name) ? [] : filesUnder(path);
  });
}

export function isTest({ path }: Pick<Source, 'path'>): boolean {
  return /\.(test|spec)\.ts$/.test(path);
}

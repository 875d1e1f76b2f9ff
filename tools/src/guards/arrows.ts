// Where an import leads: from one file of the house to another.

import { readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { HOUSE_ROOT, PARTS, type Source } from './sources.ts';

export interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly isTypeOnly: boolean;
  /** As it is written. */
  readonly name: string;
}

/** Every import of a file of the house. Other people's packages are not in it. */
export function arrowsOf(sources: readonly Source[]): readonly Arrow[] {
  return sources.flatMap(({ path, imports }) =>
    imports.flatMap(({ name, isTypeOnly }) => {
      const to = importTarget(path, name);
      return to === null ? [] : [{ from: path, to, isTypeOnly, name }];
    }),
  );
}

/** The file that an import of some file means; null for other people's packages. */
function importTarget(from: string, name: string): string | null {
  const plain = name.replace(/\?.*$/, '');
  if (plain.startsWith('.')) return normalize(join(from, '..', plain));
  const [, part = '', inside = ''] = /^@boite\/([^/]+)(\/.*)?$/.exec(plain) ?? [];
  return part === '' ? null : normalize(join(part, exportedFile(part, `.${inside}`)));
}

/** By the « exports » of its manifest. */
function exportedFile(part: string, entry: string): string {
  const ways = Object.entries(exportsOf(part));
  for (const [pattern, file] of ways) {
    if (pattern === entry) return file;
    const [start = '', end] = pattern.split('*');
    if (end !== undefined && entry.startsWith(start)) return file.replace('*', entry.slice(start.length));
  }
  throw new Error(`@boite/${part} does not export ${entry}`);
}

const EXPORTS = new Map<string, Readonly<Record<string, string>>>();

function exportsOf(part: string): Readonly<Record<string, string>> {
  const known = EXPORTS.get(part);
  if (known !== undefined) return known;
  const { exports = {} } = JSON.parse(readFileSync(join(HOUSE_ROOT, part, 'package.json'), 'utf8'));
  EXPORTS.set(part, exports);
  return exports;
}

export function partHolding(path: string): string {
  return PARTS.find((part) => path.startsWith(`${part}/`)) ?? '';
}

export function arrowText({ from, to }: Pick<Arrow, 'from' | 'to'>): string {
  return `${from} → ${to}`;
}

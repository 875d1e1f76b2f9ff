// Knows what people decided about single words, in two lists beside this file.

import { readFileSync } from 'node:fs';

export interface Review {
  readonly added: ReadonlySet<string>;
  readonly removed: ReadonlySet<string>;
}

export function readReview(): Review {
  return { added: readList('added.txt'), removed: readList('removed.txt') };
}

function readList(name: string): ReadonlySet<string> {
  const lines = readFileSync(new URL(name, import.meta.url), 'utf8').split('\n');
  return new Set(lines.filter((line) => !line.startsWith('#')).flatMap((line) => line.split(' ').filter(Boolean)));
}

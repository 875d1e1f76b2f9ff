// Knows what people decided about single words, in the lists beside this file.

import { readFileSync } from 'node:fs';
import { readUnlisted } from './unlisted.ts';

export interface Review {
  readonly added: ReadonlySet<string>;
  readonly removed: ReadonlySet<string>;
  /** Entries of the spelling dictionary that are not taken on its word alone. */
  readonly declined: ReadonlySet<string>;
  /** Verbs whose participle never varies. */
  readonly intransitive: ReadonlySet<string>;
}

export function readReview(): Review {
  return {
    added: new Set([...readList('added.txt'), ...readUnlisted().map(({ lemma }) => lemma)]),
    removed: readList('removed.txt'),
    declined: readList('declined.txt'),
    intransitive: readList('intransitive.txt'),
  };
}

function readList(name: string): ReadonlySet<string> {
  const lines = readFileSync(new URL(name, import.meta.url), 'utf8').split('\n');
  return new Set(lines.filter((line) => !line.startsWith('#')).flatMap((line) => line.split(' ').filter(Boolean)));
}

// Knows the lists beside this file that people wrote, and the list of doubts that the comparison wrote.

import { readdirSync, readFileSync } from 'node:fs';
import { disjunctionIn } from './disjunction.ts';
import { Overrides } from './respelling.ts';

export interface Lists {
  readonly overrides: Overrides;
  readonly isDisjunctive: (form: string) => boolean;
  /** Whether no other source says a form as we do. */
  readonly isDoubtful: (form: string) => boolean;
}

export function readLists(): Lists {
  const doubts = new Set(listText('doubts.txt').split('\n'));
  return {
    overrides: readOverrides(),
    isDisjunctive: disjunctionIn(listText('disjunctive.txt')),
    isDoubtful: (form) => doubts.has(form),
  };
}

function readOverrides(): Overrides {
  const overrides = new Overrides();
  const files = readdirSync(new URL('overrides/', import.meta.url)).sort();
  for (const file of files) overrides.add(listText(`overrides/${file}`));
  return overrides;
}

function listText(name: string): string {
  return readFileSync(new URL(name, import.meta.url), 'utf8');
}

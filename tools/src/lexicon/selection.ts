// Knows which forms are words of the games: those that two sources of three agree on, less what people reviewed.

import { spelled } from '../../../language/src/index.ts';
import type { Sources } from './sources.ts';

/** A word of a game has at least two letters. */
const SHORTEST = 2;

/** The accented forms of each word as tiles spell it, in alphabetical order. */
export function selectedForms(sources: Sources): ReadonlyMap<string, readonly string[]> {
  const selected = new Map<string, string[]>();
  for (const form of allForms(sources)) {
    const word = spelled(form);
    if (word === null || word.length < SHORTEST || votes(form, sources) < 2) continue;
    selected.set(word, [...(selected.get(word) ?? []), form]);
  }
  return new Map([...selected].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function allForms({ spelling, lefff, array }: Sources): ReadonlySet<string> {
  return new Set([...spelling.keys(), ...lefff.keys(), ...array]);
}

function votes(form: string, { spelling, lefff, array }: Sources): number {
  return Number(spelling.has(form)) + Number(lefff.has(form)) + Number(array.has(withoutLigatures(form)));
}

function withoutLigatures(form: string): string {
  return form.replaceAll('œ', 'oe').replaceAll('æ', 'ae');
}

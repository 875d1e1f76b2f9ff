// Knows how a spelling dictionary unfolds: each entry with all the words its flags make of it.

import { type AffixTable, prefixed, readFlags, suffixed } from './affixes.ts';

/** A word that the dictionary makes. */
export interface Unfolded {
  readonly form: string;
  /** The entry it comes from. */
  readonly entry: string;
  /** The flag that made it; empty for the entry itself. */
  readonly flag: string;
}

/** The bare entry is not a word. (`NEEDAFFIX`) */
const NEEDS_AFFIX = '()';
const FORBIDDEN = '{}';
/** Symbols of units, whose case matters: km, Hz. (`KEEPCASE`) */
const KEEPS_CASE = '||';

export function* unfoldedForms(dictionary: string, affixes: AffixTable): Generator<Unfolded, void, void> {
  for (const line of dictionary.split('\n').slice(1)) {
    const [entry = '', flagText = ''] = (line.split(/\s/)[0] ?? '').split('/');
    const flags = readFlags(flagText);
    if (!/^\p{Ll}+$/u.test(entry) || flags.includes(FORBIDDEN) || flags.includes(KEEPS_CASE)) continue;
    if (!flags.includes(NEEDS_AFFIX)) yield { form: entry, entry, flag: '' };
    yield* affixed({ form: entry, entry, flag: '' }, flags, affixes);
  }
}

/** The entries written with a capital, in small letters. */
export function capitalisedNames(dictionary: string): ReadonlySet<string> {
  const names = dictionary.matchAll(/^(\p{Lu}\p{Ll}+)(?:\/|$)/gmu);
  return new Set(Array.from(names, ([, name = '']) => name.toLowerCase()));
}

function* affixed(from: Unfolded, flags: readonly string[], affixes: AffixTable): Generator<Unfolded, void, void> {
  const ended = [...endings(from, flags, affixes)];
  yield* ended;
  for (const flag of flags) {
    for (const affix of affixes.prefixes.get(flag) ?? []) {
      // A prefix crosses with every suffix of its own entry, and brings suffixes of its own.
      for (const { form } of [from, ...ended]) {
        const made = prefixed(form, affix);
        if (made === null) continue;
        const entry = prefixed(from.entry, affix) ?? made;
        yield { form: made, entry, flag };
        yield* endings({ form: made, entry, flag }, affix.flags, affixes);
      }
    }
  }
}

function* endings(from: Unfolded, flags: readonly string[], affixes: AffixTable): Generator<Unfolded, void, void> {
  for (const flag of flags) {
    for (const affix of affixes.suffixes.get(flag) ?? []) {
      const form = suffixed(from.form, affix);
      if (form === null) continue;
      yield { form, entry: from.entry, flag };
      yield* endings({ form, entry: from.entry, flag }, affix.flags, affixes);
    }
  }
}

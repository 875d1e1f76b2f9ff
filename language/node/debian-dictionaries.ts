// Knows the dictionaries that a Debian system may have: FreeDict's and Littré's. They are opened when first asked.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Definer, type Definition, numbered } from '../src/dictionary/definitions.ts';
import type { Lexicon } from '../src/lexicon.ts';
import { openDictdIndex } from './debian/dictd-index.ts';
import { openDictzip } from './debian/dictzip.ts';
import { freedictDefinitions } from './debian/freedict.ts';
import { littreDefinitions } from './debian/littre.ts';
import { openStardictIndex } from './debian/stardict-index.ts';

const FREEDICT_SOURCE = 'Wiktionnaire, par WikDict et FreeDict (CC BY-SA 3.0)';
const LITTRE_SOURCE = 'Littré, par XMLittré (domaine public)';

/** Only these have definitions; the other FreeDict dictionaries give translations alone. */
const WITH_DEFINITIONS = 'WikDict';
const FREEDICT_INFO = '00databaseinfo';

/** Words whose definitions are kept ready. */
const MOST_KEPT = 1000;

type Lookup = (word: string) => readonly Unnumbered[];

type Unnumbered = Omit<Definition, 'sense'>;

/** The best first; an absent or damaged dictionary knows nothing. `share` is where the system keeps its data. */
export function debianDictionaries(lexicon: Lexicon, share = '/usr/share'): readonly Definer[] {
  const lookups = [freedicts(lexicon, join(share, 'dictd')), littre(lexicon, join(share, 'stardict/dic/XMLittre'))];
  return lookups.map((lookup) => ({ definitions: remembered(lookup) }));
}

function remembered(lookup: Lookup): Definer['definitions'] {
  const kept = new Map<string, readonly Definition[]>();
  return (word) => {
    const definitions = kept.get(word) ?? numbered(withoutRepeats(lookup(word)));
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(word, definitions);
    return definitions;
  };
}

/** Opened at its first use. */
function forgiving(open: () => Lookup): Lookup {
  let lookup: Lookup | undefined;
  return (word) => {
    lookup ??= triedOpening(open, () => []);
    return triedOpening(() => lookup?.(word), undefined) ?? [];
  };
}

function triedOpening<Value>(made: () => Value, otherwise: Value): Value {
  try {
    return made();
  } catch {
    return otherwise;
  }
}

function littre(lexicon: Lexicon, path: string): Lookup {
  return forgiving(() => {
    const index = openStardictIndex(readFileSync(`${path}.idx`));
    const text = openDictzip(`${path}.dict.dz`);
    // The names are in capitals, with œ in two letters, and most of them once more without accents.
    const spansOf = (headword: string) => index(headword.toUpperCase().replaceAll('Œ', 'OE'));
    return (word) =>
      [...lexicon.forms(word), word.toLowerCase()].flatMap((headword) =>
        spansOf(headword)
          .flatMap((span) => littreDefinitions(text(span), headword))
          .map(definedBy(LITTRE_SOURCE, headword)),
      );
  });
}

function freedicts(lexicon: Lexicon, folder: string): Lookup {
  return forgiving(() => {
    const files = existsSync(folder) ? readdirSync(folder).filter((name) => /^freedict-fra-\w+\.index$/.test(name)) : [];
    const lookups = files.map((name) => freedict(join(folder, name.replace(/\.index$/, ''))));
    if (lookups.length === 0) return () => [];
    return (word) => lexicon.forms(word).flatMap((form) => lookups.flatMap((lookup) => lookup(form)));
  });
}

function freedict(path: string): Lookup {
  return forgiving(() => {
    const index = openDictdIndex(readFileSync(`${path}.index`));
    const text = openDictzip(`${path}.dict.dz`);
    if (!index(FREEDICT_INFO).some((info) => text(info).includes(WITH_DEFINITIONS))) return () => [];
    return (form) => index(form).flatMap((span) => freedictDefinitions(text(span), form).map(definedBy(FREEDICT_SOURCE, form)));
  });
}

/** Each text once, though several entries give it. */
function withoutRepeats(definitions: readonly Unnumbered[]): readonly Unnumbered[] {
  const byText = Map.groupBy(definitions, ({ text }) => text);
  return [...byText.values()].flatMap(([first]) => first ?? []);
}

function definedBy(source: string, headword: string): (text: string) => Unnumbered {
  return (text) => ({ headword, category: null, text, source });
}

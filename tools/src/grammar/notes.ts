// Knows what each form can be, in the notes of language/src/grammar/tag.ts.

import { type Lexicon, spelled } from '@boite/language';
import type { LefffReading } from '../lexicon/lefff.ts';
import { withoutLigatures } from '../lexicon/ligatures.ts';
import { readSources, type Sources } from '../lexicon/sources.ts';
import { onlyFollows } from './adjectives.ts';
import { type Analogy, readAnalogy } from './analogy.ts';
import { type DefinedWords, definedNotes, readDefinedWords } from './defined.ts';
import { guessedNotes } from './guesses.ts';
import { nounNotes } from './nouns.ts';
import { verbNotes } from './verb-notes.ts';
import { framesOf, readVerbLists, type VerbLists } from './verbs.ts';
import { readWordLists, type WordLists } from './word-lists.ts';

interface NoteSources {
  readonly sources: Sources;
  readonly verbs: VerbLists;
  readonly words: WordLists;
  readonly defined: DefinedWords;
  readonly analogy: Analogy;
  readonly isPerson: (reading: LefffReading) => boolean;
  readonly isCounted: (form: string) => boolean;
}

/** The note of every form, the same at each build. */
export function formNotes(lexicon: Pick<Lexicon, 'rank'>): (form: string) => string {
  const sources = readSources();
  const verbs = readVerbLists(variableParticiples(sources));
  const isCounted = (form: string) => lexicon.rank(spelled(form) ?? '') !== null;
  const knowledge = {
    sources,
    verbs,
    words: readWordLists(),
    defined: readDefinedWords(),
    analogy: readAnalogy(sources),
    isPerson: persons(sources),
    isCounted,
  };
  return (form) => [...new Set(allNotes(form, knowledge))].filter(Boolean).join(';');
}

/** What one may be: je suis boulanger. */
const STATUS = 'status';
/** What one acts with, or by: avec souplesse, par générosité. */
const BARE_MANNERS = ['barewith', 'bareby'];
const MANNER = /(?:[eiué]té|esse|ance|ence|itude|isme)$/;
const TRADE = /(?:iste|logue)s?$/;

/** Nouns with a masculine and a feminine are persons, or animals. */
function persons({ lefff }: Sources): (reading: LefffReading) => boolean {
  const nouns = [...lefff.values()].flat().filter(({ category }) => category === 'nc');
  const lemmasWith = (traits: string) => new Set(nouns.filter((noun) => noun.traits === traits).map(({ lemma }) => lemma));
  const [men, women] = [lemmasWith('ms'), lemmasWith('fs')];
  return ({ form, category, lemma }) => category === 'nc' && (TRADE.test(form) || (men.has(lemma) && women.has(lemma)));
}

/** A verb that only the spelling dictionary has is variable until someone says the contrary. */
function variableParticiples({ lefff, spelling }: Sources): (lemma: string) => boolean {
  const verbs = [...lefff.values()].flat().filter(({ category }) => category === 'v');
  const feminines = verbs.filter(({ form, traits }) => traits === 'Kfs' && form.endsWith('e') && spelling.has(form));
  const known = new Set(verbs.map(({ lemma }) => lemma));
  const variable = new Set(feminines.map(({ lemma }) => lemma));
  return (lemma) => variable.has(lemma) || !known.has(lemma);
}

function allNotes(form: string, knowledge: NoteSources): readonly string[] {
  const { sources, words } = knowledge;
  const readings = sources.lefff.get(form) ?? sources.lefff.get(withoutLigatures(form)) ?? [];
  const useful = readings.filter(
    (reading) => !isNeverVerb(reading, readings, words) && !isInShadow(reading, readings, knowledge),
  );
  const known = [...useful.flatMap((reading) => notesOfReading({ ...reading, form }, knowledge)), ...words.noted(form)];
  const found = known.length > 0 ? [...known, ...missedNouns(form, readings, knowledge)] : guessed(form, knowledge);
  const notes = withDefined(form, found, knowledge);
  const genders = words.gender(form);
  const gendered = notes.map((note) => note.replace(/^n ([sp]?)$/, `n ${genders}$1`));
  const sure = words.isEpicene(form) ? gendered.map((note) => note.replace(/^n [mf]([sp]?)$/, 'n $1').trim()) : gendered;
  const isNoun = sure.some((note) => note.startsWith('n ')) && !sure.some((note) => note.startsWith('a '));
  const isTrader = [form, ...readings.map(({ lemma }) => lemma)].some(knowledge.defined.isTrade);
  const isPerson = isNoun && !sure.some(isArrival) && (isTrader || readings.some(knowledge.isPerson));
  const status = isPerson || words.isEpicene(form) ? [STATUS] : [];
  const manner = isNoun && status.length === 0 && MANNER.test(form) && !words.added(form).includes(STATUS) ? BARE_MANNERS : [];
  const added = new Set([...words.added(form), ...status, ...manner]);
  return [...sure, ...[...added].flatMap((category) => categoryNotes(category, sure))];
}

/** What people decided about a word is stronger than its definition. */
function withDefined(form: string, notes: readonly string[], { sources, words, defined }: NoteSources): readonly string[] {
  if (words.isNever('adj', form) || words.gender(form) !== '') return notes;
  const nouns = (sources.lefff.get(form) ?? []).filter(({ category }) => category === 'nc').map(({ lemma }) => lemma);
  const lemmas = nouns.length > 0 ? nouns : (sources.spelling.get(form) ?? []).map(({ entry }) => entry);
  return definedNotes({ form, lemmas, notes }, defined);
}

/** A form that the Lefff has for a verb alone may be a noun elsewhere: « une tortilla », « un matcha ». */
function missedNouns(
  form: string,
  readings: readonly LefffReading[],
  { sources, words, defined }: NoteSources,
): readonly string[] {
  const isTold = readings.some(({ category }) => category !== 'v' && category !== 'np');
  if (isTold || words.isNever('noun', form)) return [];
  const notes = nounNotes(form, sources);
  const isListed = (sources.unlisted.get(form) ?? []).some(({ note }) => note !== '');
  const isDefined = [...defined.of(form), ...defined.of(form.replace(/[sx]$/, ''))].some((category) =>
    /^(?:n|adj)\./.test(category),
  );
  if (isListed || isDefined || !readings.some(({ category }) => category === 'v')) return notes;
  // A guess makes a participle an adjective, and nothing else a noun: « boire », « partons ».
  return readings.every(({ traits }) => /^[KG]/.test(traits)) ? notes.filter((note) => note.startsWith('a ')) : [];
}

function guessed(form: string, { sources, verbs, analogy }: NoteSources): readonly string[] {
  const named = nounNotes(form, sources);
  const verbal = guessedNotes(sources.spelling.get(form) ?? [], analogy, verbs).filter((note) => !/^[na]\b/.test(note));
  const all = [...named, ...verbal];
  return all.length > 0 ? all : guessedNotes(sources.spelling.get(form) ?? [], analogy, verbs);
}

function notesOfReading(reading: LefffReading, { verbs, words }: NoteSources): readonly string[] {
  const { form, category, lemma, traits } = reading;
  const isParticiple = traits.startsWith('K');
  if (category === 'nc') return words.isNever('noun', form) ? [] : [noteWith('n', singularAsWritten(form, lemma, traits))];
  if (category === 'adj') return isParticiple || words.isNever('adj', form) ? [] : [adjectiveNote(lemma, traits)];
  if (category === 'auxAvoir') return isParticiple ? [] : [`avoir ${traits}`];
  if (category === 'auxEtre') return isParticiple ? [] : [`etre ${traits}`];
  if (category === 'v') return spelledAlike(form, traits).flatMap((each) => verbNotesOf(lemma, each, verbs));
  if (category === 'adv') return form.endsWith('ment') ? ['r', 'auxadv'] : [];
  return category === 'pres' ? ['i'] : [];
}

/** A verb may be left out in all forms that are better known as nouns, or in a single form: « faut<faillir ». */
function isNeverVerb({ form, category, lemma }: LefffReading, readings: readonly LefffReading[], words: WordLists): boolean {
  if (category !== 'v') return false;
  const isAlsoNoun = readings.some((other) => other.category === 'nc' || other.category === 'adj');
  return (isAlsoNoun && words.isNever('verb', lemma)) || words.isNever('verb', `${form}<${lemma}`);
}

/** « un juge contente »: where everybody counts a noun or an adjective, nobody hears a verb that nobody counts. */
function isInShadow(
  { form, category, lemma, traits }: LefffReading,
  readings: readonly LefffReading[],
  { words, isCounted }: NoteSources,
): boolean {
  if (category !== 'v' || traits.startsWith('K') || words.isHeard(lemma)) return false;
  const isAlsoNamed = readings.some((other) => other.category === 'nc' || other.category === 'adj');
  return isAlsoNamed && isCounted(form) && !isCounted(lemma);
}

/** « humain » is not the plural that the Lefff says it is. */
function singularAsWritten(form: string, lemma: string, traits: string): string {
  return form === lemma && /p$/.test(traits) && !/(?:[sxzia]|men)$/.test(form) ? traits.replace('p', 's') : traits;
}

function adjectiveNote(lemma: string, traits: string): string {
  return noteWith('a', onlyFollows(lemma) ? `${traits} after`.trim() : traits);
}

function verbNotesOf(lemma: string, traits: string, verbs: VerbLists): readonly string[] {
  if (lemma === 'être' && traits.startsWith('K')) return ['been CVW'];
  if (lemma === 'être' && /3s/.test(traits)) return framesOf(lemma, verbs).map((frames) => `v ${traits} ce ${frames}`);
  return verbNotes(lemma, traits, verbs);
}

/** « pris » is singular and plural; « dormi », which the Lefff notes alike, has no plural. */
function spelledAlike(form: string, traits: string): readonly string[] {
  return /^Km?$/.test(traits) && /[sx]$/.test(form) ? ['Kms', 'Kmp'] : [traits];
}

/** « venu », « arrivée »: what one has done is not what one is. */
function isArrival(note: string): boolean {
  return /^k .*E$/.test(note);
}

function noteWith(code: string, traits: string): string {
  return `${code} ${traits}`.trim();
}

/** A word of a list has the gender and number of its noun, or of its adjective. */
function categoryNotes(category: string, notes: readonly string[]): readonly string[] {
  const code = category === ADJECTIVE_LIST ? 'a' : 'n';
  const own = notes.filter((note) => note.startsWith(`${code} `)).map((note) => note.replace(code, category));
  return own.length === 0 && code === 'n' ? [category] : own;
}

const ADJECTIVE_LIST = 'fond';

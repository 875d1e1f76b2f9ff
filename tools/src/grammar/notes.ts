// Knows what each form can be, in the notes of language/src/grammar/reading.ts.

import type { LefffReading } from '../lexicon/lefff.ts';
import { withoutLigatures } from '../lexicon/ligatures.ts';
import { readSources, type Sources } from '../lexicon/sources.ts';
import { onlyFollows } from './adjectives.ts';
import { type Analogy, readAnalogy } from './analogy.ts';
import { guessedNotes } from './guesses.ts';
import { nounNotes } from './nouns.ts';
import { verbNote } from './verb-notes.ts';
import { framesOf, readVerbLists, type VerbLists } from './verbs.ts';
import { readWordLists, type WordLists } from './word-lists.ts';

interface NoteSources {
  readonly sources: Sources;
  readonly verbs: VerbLists;
  readonly words: WordLists;
  readonly analogy: Analogy;
}

/** The note of every form, the same at each build. */
export function formNotes(): (form: string) => string {
  const sources = readSources();
  const verbs = readVerbLists(variableParticiples(sources));
  const knowledge = { sources, verbs, words: readWordLists(), analogy: readAnalogy(sources) };
  return (form) => [...new Set(allNotes(form, knowledge))].filter(Boolean).join(';');
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
  const useful = readings.filter((reading) => !isNeverVerb(reading, readings, words));
  const known = [...useful.flatMap((reading) => notesOfReading(reading, knowledge)), ...words.noted(form)];
  const notes = known.length > 0 ? [...known, ...missedNouns(form, readings, knowledge)] : guessed(form, knowledge);
  const genders = words.gender(form);
  const sure = notes.map((note) => note.replace(/^n ([sp]?)$/, `n ${genders}$1`));
  return [...sure, ...words.added(form).flatMap((category) => categoryNotes(category, sure))];
}

/** A form that the Lefff has for a verb alone may be a noun elsewhere: « une tortilla », « un matcha ». */
function missedNouns(form: string, readings: readonly LefffReading[], { sources, words }: NoteSources): readonly string[] {
  const isTold = readings.some(({ category }) => category !== 'v' && category !== 'np');
  return isTold || words.isNever('noun', form) ? [] : nounNotes(form, sources);
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
  if (category === 'nc') return words.isNever('noun', form) ? [] : [noteWith('n', traits)];
  if (category === 'adj') return isParticiple || words.isNever('adj', form) ? [] : [adjectiveNote(lemma, traits)];
  if (category === 'auxAvoir') return isParticiple ? [] : [`avoir ${traits}`];
  if (category === 'auxEtre') return isParticiple ? [] : [`etre ${traits}`];
  if (category === 'v') return [verbNoteOf(lemma, traits, verbs)];
  if (category === 'adv') return form.endsWith('ment') ? ['r', 'auxadv'] : [];
  return category === 'pres' ? ['i'] : [];
}

/** A verb may be left out in all forms that are better known as nouns, or in a single form: « faut<faillir ». */
function isNeverVerb({ form, category, lemma }: LefffReading, readings: readonly LefffReading[], words: WordLists): boolean {
  if (category !== 'v') return false;
  const isAlsoNoun = readings.some((other) => other.category === 'nc' || other.category === 'adj');
  return (isAlsoNoun && words.isNever('verb', lemma)) || words.isNever('verb', `${form}<${lemma}`);
}

function adjectiveNote(lemma: string, traits: string): string {
  return noteWith('a', onlyFollows(lemma) ? `${traits} after`.trim() : traits);
}

function verbNoteOf(lemma: string, traits: string, verbs: VerbLists): string {
  if (lemma === 'être' && traits.startsWith('K')) return 'been C';
  if (lemma === 'être' && traits.includes('3')) return `v ${traits} ce ${framesOf(lemma, verbs)}`;
  return verbNote(traits, framesOf(lemma, verbs));
}

function noteWith(code: string, traits: string): string {
  return `${code} ${traits}`.trim();
}

/** A word of a list has the gender and number of its noun. */
function categoryNotes(category: string, notes: readonly string[]): readonly string[] {
  const nouns = notes.filter((note) => note.startsWith('n '));
  return nouns.length === 0 ? [category] : nouns.map((noun) => noun.replace('n', category));
}

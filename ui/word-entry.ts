// What there is to know of a word: how it is written, of what it is a form, what it means, how it is said. Taken from the books of the
// page, or from those kept for a time without a network; what could not be had is said.

import { CATEGORIES, type Category, type Definition, letterOf, type Pronunciation, spelled, toIpa } from '@boite/language';
import { definitionsRead, wholeBook } from './library.ts';

/** A headword with what it is and what it means. */
export interface WordArticle {
  readonly headword: string;
  /** « nom masculin »; empty where the book does not say. */
  readonly nature: string;
  readonly senses: readonly string[];
}

/** « marchons : forme du verbe marcher ». */
export interface WordOrigin {
  readonly form: string;
  readonly lemma: string;
  readonly nature: string;
}

export interface SaidForm {
  readonly form: string;
  readonly ipa: string;
}

export interface WordEntry {
  /** With its accents, the commonest first; none when the dictionary does not list it. */
  readonly forms: readonly string[];
  readonly origins: readonly WordOrigin[];
  readonly articles: readonly WordArticle[];
  /** Null when the sounds could not be had. */
  readonly said: readonly SaidForm[] | null;
  /** Whether the definitions could be had. */
  readonly isDefinedHere: boolean;
}

const NATURES: Readonly<Record<(typeof CATEGORIES)[Category]['name'], string>> = {
  noun: 'nom',
  verb: 'verbe',
  adjective: 'adjectif',
  adverb: 'adverbe',
  preposition: 'préposition',
  conjunction: 'conjonction',
  pronoun: 'pronom',
  determiner: 'déterminant',
  number: 'nombre',
  interjection: 'interjection',
  onomatopoeia: 'onomatopée',
};

const GENDERS = { masculine: ' masculin', feminine: ' féminin', either: ' masculin ou féminin' } as const;

export function natureOf(category: Category | null): string {
  if (category === null) return '';
  const { name, gender } = CATEGORIES[category];
  return `${NATURES[name]}${gender === null ? '' : GENDERS[gender]}${category.endsWith('pl.') ? ' pluriel' : ''}`;
}

/** Fails when even the words could not be had. */
export async function wordEntry(word: string): Promise<WordEntry> {
  const letters = spelled(word) ?? '';
  const lexicon = await wholeBook('lexicon');
  const forms = likeFirst(lexicon.forms(letters), word);
  const [meanings, said, named] = await Promise.all([
    meaningsOf(letters),
    saidForms(letters),
    forms.length === 0 || isNameLike(word) ? nameEntry(word) : NO_NAME,
  ]);
  const origins = lexicon.inflections(letters).flatMap(({ form, lemma, isVerbal }) => {
    return form === lemma ? [] : [{ form, lemma, nature: isVerbal ? 'verbe' : '' }];
  });
  return {
    forms: [...named.forms, ...forms],
    origins: once(origins),
    articles: [...named.articles, ...articlesOf(meanings ?? [])],
    said: said && [...named.said, ...said],
    isDefinedHere: meanings !== null,
  };
}

/** « Paris »: a capital, and not all of them. */
export function isNameLike(word: string): boolean {
  return /^\p{Lu}/u.test(word) && word !== word.toUpperCase();
}

interface NameEntry {
  readonly forms: readonly string[];
  readonly said: readonly SaidForm[];
  readonly articles: readonly WordArticle[];
}

const NO_NAME: NameEntry = { forms: [], said: [], articles: [] };

/** What the list of names and its book know of it; nothing where they could not be had. */
async function nameEntry(word: string): Promise<NameEntry> {
  try {
    const [names, nameBook] = await Promise.all([wholeBook('names'), wholeBook('nameBook')]);
    const meanings = Map.groupBy(nameBook.meanings(word), ({ name }) => name);
    const forms = names.written(word);
    return {
      forms,
      said: forms.flatMap((form) => names.sounds(form).map((sounds) => saidForm({ form, sounds }))),
      articles: [...meanings].map(([headword, nouns]) => ({
        headword,
        nature: 'nom propre',
        senses: nouns.map(({ definition }) => definition),
      })),
    };
  } catch {
    return NO_NAME;
  }
}

/** The spelling that was touched, before its twins. */
function likeFirst(forms: readonly string[], word: string): readonly string[] {
  const touched = word.toLowerCase();
  return forms.includes(touched) ? [touched, ...forms.filter((form) => form !== touched)] : forms;
}

async function meaningsOf(letters: string): Promise<readonly Definition[] | null> {
  try {
    const lexicon = await wholeBook('lexicon');
    const initials = [letters, ...lexicon.lemmas(letters)].flatMap((each) => letterOf(each) ?? []);
    await Promise.all([...new Set(initials)].map(definitionsRead));
    return (await wholeBook('dictionary')).meanings(letters);
  } catch {
    return null;
  }
}

async function saidForms(letters: string): Promise<readonly SaidForm[] | null> {
  try {
    return once((await wholeBook('sounds')).of(letters).map(saidForm));
  } catch {
    return null;
  }
}

function saidForm({ form, sounds }: Pick<Pronunciation, 'form' | 'sounds'>): SaidForm {
  return { form, ipa: toIpa(sounds) };
}

/** Headword by headword, each nature apart. */
export function articlesOf(definitions: readonly Definition[]): readonly WordArticle[] {
  const articles = Map.groupBy(definitions, ({ headword, category }) => `${headword}\t${category}`);
  return [...articles.values()].flatMap(([first, ...others]) => {
    return first === undefined ? [] : [articleOf(first, [first, ...others])];
  });
}

function articleOf({ headword, category }: Definition, senses: readonly Definition[]): WordArticle {
  return { headword, nature: natureOf(category), senses: senses.map(({ text }) => text) };
}

function once<Thing>(things: readonly Thing[]): readonly Thing[] {
  return [...new Map(things.map((thing) => [JSON.stringify(thing), thing])).values()];
}

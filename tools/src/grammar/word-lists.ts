// Knows what people decided about single words: what they can be besides, what they are not, their gender.

import { readFileSync } from 'node:fs';

export interface WordLists {
  /** The categories added to a form. */
  added(form: string): readonly string[];
  /** What the dictionaries miss. */
  noted(form: string): readonly string[];
  /** Whether a noun is of both genders whatever the dictionaries say. */
  isEpicene(form: string): boolean;
  /** Whether a verb is said though nobody counts it. */
  isHeard(infinitive: string): boolean;
  isNever(category: 'noun' | 'adj' | 'verb', form: string): boolean;
  /** The gender of a noun that the dictionaries leave open, or that of its singular; empty when nobody said. */
  gender(form: string): 'm' | 'f' | '';
}

const NEVER = '-';
const OTHER_LISTS = ['masculine', 'feminine', 'epicene', 'heard'];

export function readWordLists(): WordLists {
  const lists = formsByList();
  const notes = readAddedNotes();
  const isIn = (name: string, form: string): boolean => lists.get(name)?.has(form) ?? false;
  const categories = [...lists.keys()].filter((name) => !name.startsWith(NEVER) && !OTHER_LISTS.includes(name));
  return {
    added: (form) => categories.filter((name) => isIn(name, form)),
    noted: (form) => notes.get(form) ?? [],
    isHeard: (infinitive) => isIn('heard', infinitive),
    isEpicene: (form) => isIn('epicene', form),
    isNever: (category, form) => isIn(`${NEVER}${category}`, form),
    gender: (form) => {
      const isNoun = (name: string): boolean => isIn(name, form) || isIn(name, form.replace(/s$/, ''));
      if (isNoun('masculine')) return 'm';
      return isNoun('feminine') ? 'f' : '';
    },
  };
}

/** « = tait v P3s TZA » */
function readAddedNotes(): ReadonlyMap<string, readonly string[]> {
  const lines = readLines().flatMap((line) => [/^= (\S+) (.+)$/.exec(line)?.slice(1) ?? []]);
  return new Map(lines.map(([form = '', notes = '']) => [form, notes.split(';')]));
}

function formsByList(): ReadonlyMap<string, ReadonlySet<string>> {
  const lists = new Map<string, Set<string>>();
  for (const line of readLines().filter((each) => /^-?[a-z]+ /.test(each))) {
    const [name = '', ...forms] = line.split(' ');
    lists.set(name, new Set([...(lists.get(name) ?? []), ...forms]));
  }
  return lists;
}

function readLines(): readonly string[] {
  return readFileSync(new URL('words.txt', import.meta.url), 'utf8').split('\n');
}

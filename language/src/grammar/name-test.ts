// Knows when a word of a phrase is a name: as the list writes it, word for word, whatever the accents.

import type { Names, ProperNoun } from '../names/names.ts';
import type { Theme } from '../names/themes.ts';
import type { NameTest } from './phrase-word.ts';

/** Lists of names do not look at spaces: without this « la os » would be Laos. */
export function nameTest(names: Names): NameTest {
  return (word) => {
    const meanings = names.meanings(word).filter(({ name }) => wordsOfName(name) === wordsOfName(word));
    if (meanings.length === 0) return false;
    const exact = meanings.filter(({ name }) => name.toLowerCase() === word.toLowerCase());
    return toldByAll(exact.length > 0 ? exact : meanings) ?? true;
  };
}

const TOLD_BY_THEME: Readonly<Partial<Record<Theme, 'm' | 'f' | 'town'>>> = {
  'prenoms-feminins': 'f',
  'prenoms-masculins': 'm',
  capitales: 'town',
  'villes-de-france': 'town',
  'villes-du-monde': 'town',
};

/** « Marie » is a woman wherever she is; « Vienne », a town and a river, tells nothing. */
function toldByAll(meanings: readonly ProperNoun[]): 'm' | 'f' | 'town' | null {
  const told = new Set(meanings.map(({ theme }) => TOLD_BY_THEME[theme] ?? null));
  if (told.size === 1) return TOLD_BY_THEME[meanings[0]?.theme ?? 'pays'] ?? null;
  const people = [...told].filter((one) => one === 'm' || one === 'f');
  return people.length === 1 && !told.has('town') ? (people[0] ?? null) : null;
}

function wordsOfName(name: string): number {
  return name.split(/[\s'’-]/u).length;
}

// Knows when a word of a phrase is a name: as the list writes it, word for word, whatever the accents.

import type { Names, ProperNoun } from '../names/names.ts';
import type { Theme } from '../names/themes.ts';
import type { NameTest } from './phrase-word.ts';

/** Lists of names do not look at spaces: without this « la os » would be Laos. */
export function nameTest(names: Names): NameTest {
  return (word) => {
    const meanings = names.meanings(word).filter(({ name }) => wordsOfName(name) === wordsOfName(word));
    if (meanings.length === 0) return false;
    return genderOfAll(meanings) ?? true;
  };
}

const FIRST_NAMES: Readonly<Partial<Record<Theme, 'm' | 'f'>>> = { 'prenoms-feminins': 'f', 'prenoms-masculins': 'm' };

/** A first name tells whether it is a man's or a woman's; « Vienne » or « Dominique » tell nothing. */
function genderOfAll(meanings: readonly ProperNoun[]): 'm' | 'f' | null {
  const genders = new Set(meanings.map(({ theme }) => FIRST_NAMES[theme] ?? null));
  const [gender = null] = genders;
  return genders.size === 1 ? gender : null;
}

function wordsOfName(name: string): number {
  return name.split(/[\s'’-]/u).length;
}

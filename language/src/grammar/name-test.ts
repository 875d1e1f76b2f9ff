// When a word of a phrase is a name: as the list writes it, word for word, whatever the accents; and what the list tells of it.

import { afterArticle } from '../names/full-name.ts';
import type { NameArticle } from '../names/name-file.ts';
import type { Names } from '../names/names.ts';
import type { NameTest } from './phrase-word.ts';

/** The names that an article goes before. */
const TAKEN_BY: Readonly<Record<string, readonly NameArticle[]>> = {
  le: ['m'],
  la: ['f'],
  "l'": ['m', 'f'],
  les: ['mp', 'fp'],
};

/** Lists of names do not look at spaces: without this « la os » would be Laos. */
export function nameTest(names: Names): NameTest {
  const isListed = (word: string) => names.written(word).some((name) => wordsOfName(name) === wordsOfName(word));
  return (word) => {
    if (isListed(word)) return names.bearer(word) ?? bearerOfFirst(word, names) ?? true;
    return (isCapital(word) && names.isFullName(word)) || isWithArticle(word, names, isListed);
  };
}

/** « Marie Curie » is a woman by her first name. */
function bearerOfFirst(name: string, names: Names): ReturnType<Names['bearer']> {
  const [first = '', ...rest] = name.split(' ');
  return rest.length > 0 && rest.every((word) => /^\p{Lu}/u.test(word)) ? names.bearer(first) : null;
}

/** « Paul et » is nobody: a first name and a last name have their capitals. */
function isCapital(name: string): boolean {
  return /^\p{Lu}.*[\s-]\p{Lu}[^\s-]*$/u.test(name);
}

/** « la tour Eiffel », « le Petit Prince »: of a single word, the article is the grammar's. */
function isWithArticle(word: string, names: Names, isListed: (word: string) => boolean): boolean {
  const bare = afterArticle(word);
  if (bare === null || wordsOfName(bare.name) < 2 || !isListed(bare.name)) return false;
  const article = names.article(bare.name);
  return article !== null && (TAKEN_BY[bare.article] ?? []).includes(article);
}

function wordsOfName(name: string): number {
  return name.split(/[\s'’-]/u).length;
}

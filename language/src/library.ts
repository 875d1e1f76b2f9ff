// Knows every book of the house. A game names those it consults; nobody opens the others.

import type { Dictionary } from './dictionary/dictionary.ts';
import type { Grammar } from './grammar/grammar.ts';
import type { Lexicon } from './lexicon.ts';
import type { NameBook } from './names/name-book.ts';
import type { Names } from './names/names.ts';
import type { Sounds } from './sounds/sounds.ts';
import type { ThemeLists } from './theme-lists/theme-lists.ts';

export interface Library {
  readonly lexicon: Lexicon;
  readonly sounds: Sounds;
  readonly grammar: Grammar;
  readonly dictionary: Dictionary;
  readonly names: Names;
  readonly nameBook: NameBook;
  readonly themeLists: ThemeLists;
}

export type BookName = keyof Library;

/** Thrown where a page of a book is read that is still on its way: whoever can wait asks again once it has come. */
export class StillComing extends Error {
  readonly coming: Promise<unknown>;

  constructor(coming: Promise<unknown>) {
    super('a page of this book is still on its way');
    this.coming = coming;
  }
}

/** Books that open when they are first asked for. */
export function onShelf(open: { readonly [Name in BookName]: (library: Library) => Library[Name] }): Library {
  const opened: Partial<Library> = {};
  const library = {};
  for (const name of Object.keys(open) as BookName[]) {
    Object.defineProperty(library, name, {
      enumerable: true,
      get: () => (opened[name] ?? Object.assign(opened, { [name]: open[name](library as Library) })[name]) as unknown,
    });
  }
  return library as Library;
}

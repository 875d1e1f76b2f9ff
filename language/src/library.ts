// Knows every book of the house. A game names those it consults; nobody opens the others.

import type { Dictionary } from './dictionary/dictionary.ts';
import type { Grammar } from './grammar/grammar.ts';
import type { Lexicon } from './lexicon.ts';
import type { NameBook } from './names/name-book.ts';
import type { Names } from './names/names.ts';
import type { Sounds } from './sounds/sounds.ts';

export interface Library {
  readonly lexicon: Lexicon;
  readonly sounds: Sounds;
  readonly grammar: Grammar;
  readonly dictionary: Dictionary;
  readonly names: Names;
  readonly nameBook: NameBook;
}

export type BookName = keyof Library;

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

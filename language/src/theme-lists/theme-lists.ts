// The book that knows which words fit our themes.

import { spelled } from '../alphabet.ts';
import { THEME_LISTS } from './lists.ts';

export interface ThemeLists {
  /** The words of a list as tiles spell them, without their other forms; none for a theme that is not ours. */
  heads(theme: string): ReadonlySet<string>;
}

/** Each list is read once. */
export function openThemeLists(): ThemeLists {
  const headsOf = new Map<string, ReadonlySet<string>>();
  return {
    heads(theme) {
      const heads = headsOf.get(theme) ?? headsIn(THEME_LISTS[theme] ?? '');
      headsOf.set(theme, heads);
      return heads;
    },
  };
}

function headsIn(list: string): ReadonlySet<string> {
  return new Set(
    list
      .trim()
      .split(/\s+/)
      .flatMap((word) => spelled(word) ?? []),
  );
}

// Knows the categories of headwords as a dictionary abbreviates them, and the gender that they tell.

export type Gender = 'masculine' | 'feminine' | 'either';

/** What each abbreviation says, in English; no other is used. */
export const CATEGORIES = {
  'n. m.': { name: 'noun', gender: 'masculine' },
  'n. f.': { name: 'noun', gender: 'feminine' },
  'n. m. ou f.': { name: 'noun', gender: 'either' },
  'n. m. pl.': { name: 'noun', gender: 'masculine' },
  'n. f. pl.': { name: 'noun', gender: 'feminine' },
  'v.': { name: 'verb', gender: null },
  'adj.': { name: 'adjective', gender: null },
  'adv.': { name: 'adverb', gender: null },
  'prép.': { name: 'preposition', gender: null },
  'conj.': { name: 'conjunction', gender: null },
  'pron.': { name: 'pronoun', gender: null },
  'dét.': { name: 'determiner', gender: null },
  'num.': { name: 'number', gender: null },
  'interj.': { name: 'interjection', gender: null },
  'onom.': { name: 'onomatopoeia', gender: null },
} as const satisfies Readonly<Record<string, { readonly name: string; readonly gender: Gender | null }>>;

export type Category = keyof typeof CATEGORIES;

export function isCategory(text: string): text is Category {
  return Object.hasOwn(CATEGORIES, text);
}

// How scripts receive a definition: with the English names of its category and gender.

import { CATEGORIES, type Definition } from '@boite/language';

export interface DefinitionTold extends Pick<Definition, 'headword' | 'sense' | 'text' | 'source'> {
  /** « noun »; null when the source does not say. */
  readonly category: string | null;
  /** « masculine », « feminine » or « either », of a noun. */
  readonly gender: string | null;
}

export function definitionTold({ headword, sense, category, text, source }: Definition): DefinitionTold {
  const { name, gender } = category === null ? { name: null, gender: null } : CATEGORIES[category];
  return { headword, sense, category: name, gender, text, source };
}

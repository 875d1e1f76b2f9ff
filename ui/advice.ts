// What a screen says of the move being composed: what to do next, why not, or what it makes.

import { typeset } from '@boite/language';

export interface Advice {
  /** `ready`: it can be played, and whether it is right must stay in doubt. */
  readonly tone: 'hint' | 'refusal' | 'word' | 'ready';
  readonly text: string;
  /** Small, under the text. */
  readonly detail: string;
  /** Where the rules say why not. */
  readonly article?: string | null;
}

export function hint(text: string, detail = ''): Advice {
  return { tone: 'hint', text: typeset(text), detail: typeset(detail) };
}

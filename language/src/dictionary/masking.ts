// Knows how a definition is shown without giving its word away.

import { spelled } from '../alphabet.ts';
import type { Lexicon } from '../lexicon.ts';

export const MASK = '•••';

/** A name may be written in several words: « Saint-Malo », « Côte d’Ivoire ». */
const MOST_MASKED_PARTS = 4;

interface MaskedPart {
  /** As tiles spell it. */
  readonly letters: string;
  readonly from: number;
  readonly to: number;
}

/** A definition with its word, as tiles spell it, and the inflected forms of it masked; nothing else. */
export function masked(definition: string, word: string, lexicon: Pick<Lexicon, 'lemmas'>): string {
  const parts = partsOf(definition);
  let [shown, at] = ['', 0];
  for (let index = 0; index < parts.length; index++) {
    const count = partsMasked(parts.slice(index, index + MOST_MASKED_PARTS), word, lexicon);
    if (count === 0) continue;
    shown += definition.slice(at, parts[index]?.from) + MASK;
    index += count - 1;
    at = parts[index]?.to ?? at;
  }
  return shown + definition.slice(at);
}

function partsOf(text: string): readonly MaskedPart[] {
  return Array.from(text.matchAll(/[\p{L}\p{M}]+/gu), ({ 0: letters, index: from }) => ({
    letters: spelled(letters) ?? '',
    from,
    to: from + letters.length,
  }));
}

/** How many of the first parts are the word. */
function partsMasked(parts: readonly MaskedPart[], word: string, lexicon: Pick<Lexicon, 'lemmas'>): number {
  if (lexicon.lemmas(parts[0]?.letters ?? '').includes(word)) return 1;
  const wholes = parts.map((_, index) => joinedMask(parts.slice(0, index + 1)));
  return wholes.indexOf(word) + 1;
}

/** The letters of parts that one sign stands between; null when they are further apart. */
function joinedMask(parts: readonly MaskedPart[]): string | null {
  const isOne = parts.every(({ from }, index) => index === 0 || from === (parts[index - 1]?.to ?? 0) + 1);
  return isOne ? parts.map(({ letters }) => letters).join('') : null;
}

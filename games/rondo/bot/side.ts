// Knows what a bot has before its eyes when it looks for a play, and which cards it cannot see.

import { type Chance, type Level, type Seat, surplus } from '@boite/kernel';
import type { Letter, Lexicon } from '@boite/language';
import { RONDO_DECK } from '../rules/deck.ts';
import type { Card, View } from '../types.ts';

export interface Side {
  readonly view: View;
  readonly seat: Seat;
  readonly level: Level;
  readonly lexicon: Lexicon;
  readonly chance: Chance;
}

/** The cards that a seat cannot see, as far as it remembers the words that were laid. A card face down may be any of them. */
export function unseen({ hand, holder, sheet }: View): readonly Card[] {
  const shown = holder.flatMap((laid): Card[] =>
    laid.kind === 'back' ? [] : [laid.kind === 'letter' ? laid.letter : laid.kind],
  );
  const words = sheet.flatMap(({ word }) => word ?? []);
  const laid = words.flatMap((word, at) => surplus([...(word as Iterable<Letter>)], [...(words[at - 1] ?? '')]));
  const covered = surplus(laid, [...(words.at(-1) ?? '')]);
  return surplus(RONDO_DECK, [...(hand ?? []), ...shown, ...covered]);
}

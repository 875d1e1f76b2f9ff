// Which card somebody means who types it: CHAT, T', 7, JOKER, REBUSTORY, or any French word as if it were one.

import type { Voices } from '@boite/language';
import { type Piece, typedPiece } from '@boite/rebus';
import { JOKER_CARD, PICTURE_CARDS, REBUSTORY_CARD } from './cards.ts';

const TYPED_BY_NAME: readonly Piece[] = [...PICTURE_CARDS, JOKER_CARD, REBUSTORY_CARD];

/** Cards that show a figure. */
const FIGURE_NAMES: Readonly<Record<string, string>> = {
  '1': 'UN',
  '2': 'DEUX',
  '7': 'SEPT',
  '10': 'DIX',
  '100': 'CENT',
  '1000': 'MILLE',
};

/** Null when nobody knows how it is said. */
export function typedCard(text: string, voices: Voices): Piece | null {
  return typedPiece(FIGURE_NAMES[text.trim()] ?? text, TYPED_BY_NAME, voices);
}

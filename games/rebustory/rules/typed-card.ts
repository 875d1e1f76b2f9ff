// Which card somebody means who types it: CHAT, T', JOKER, REBUSTORY, or any French word as if it were one.

import type { Voices } from '@boite/language';
import { type Piece, typedPiece } from '@boite/rebus';
import { JOKER_CARD, PICTURE_CARDS, REBUSTORY_CARD } from './cards.ts';

const TYPED_BY_NAME: readonly Piece[] = [...PICTURE_CARDS, JOKER_CARD, REBUSTORY_CARD];

/** Null when nobody knows how it is said. */
export function typedCard(text: string, voices: Voices): Piece | null {
  return typedPiece(text, TYPED_BY_NAME, voices);
}

// Why the arbitre refuses a rebus, in French: as the ear tells it now, and as the facts of earlier versions do.

import { type PhraseRefusal, phraseRefusalText } from '@boite/language';
import { type PieceWords, type RebusRefusal, rebusRefusalText } from '@boite/rebus';

/** What the arbitre hears, or how it is built. */
export type RebusObjection =
  | { readonly by: 'ear'; readonly refusal: RebusRefusal }
  | { readonly by: 'grammar'; readonly refusal: PhraseRefusal };

export function spokenObjection({ by, refusal }: RebusObjection, words: PieceWords): string {
  return by === 'ear' ? earRefusalText(refusal, words) : phraseRefusalText(refusal);
}

/** Facts once named a piece, as `card`, and not its place. They are stored for ever. */
export type FormerRefusal =
  | { readonly code: 'no-card' }
  | { readonly code: 'too-many-cards'; readonly most: number }
  | { readonly code: 'silent-card'; readonly card: string }
  | { readonly code: 'no-picture' }
  | {
      readonly code: 'other-sound';
      readonly after: string;
      readonly card: string;
      readonly says: readonly string[];
      readonly wanted: string;
    }
  | { readonly code: 'twice'; readonly before: string; readonly card: string; readonly sound: string }
  | { readonly code: 'no-sound-left'; readonly card: string };

export function earRefusalText(refusal: RebusRefusal | FormerRefusal, words: PieceWords): string {
  return rebusRefusalText(asToldNow(refusal), words);
}

/** A sentence needs no place. */
const UNTOLD_PLACE = -1;

function asToldNow(refusal: RebusRefusal | FormerRefusal): RebusRefusal {
  switch (refusal.code) {
    case 'no-card':
      return { code: 'no-piece' };
    case 'too-many-cards':
      return { code: 'too-many-pieces', most: refusal.most };
    case 'silent-card':
      return { code: 'silent-piece', at: UNTOLD_PLACE, piece: refusal.card };
    case 'no-picture':
      return { code: 'only-free' };
    case 'other-sound':
    case 'twice':
    case 'no-sound-left':
      return 'card' in refusal ? { ...refusal, at: UNTOLD_PLACE, piece: refusal.card } : refusal;
    default:
      return refusal;
  }
}

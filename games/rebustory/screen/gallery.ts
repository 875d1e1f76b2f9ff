// The cards of Rébustory as « Les cartes » lists them.

import { counted } from '@boite/language';
import type { NamedPiece } from '@boite/ui/gallery.ts';
import { type CardId, JOKER_ID, pictureCard, REBUSTORY_ID } from '../rules/cards.ts';
import { cardPoints, EDITIONS, type Edition, FRAMES } from '../rules/deck.ts';
import { FRAME_NAMES } from './frames.ts';
import { shownName } from './names.ts';

export const EDITION_NAMES: Readonly<Record<Edition, string>> = { compacte: 'Compacte', classique: 'Classique' };

/** What each points' frame is called. */
export const FRAME_KEY = Object.entries(FRAMES).map(([points, frame]) => ({
  frame,
  points: counted(Number(points), 'point'),
  name: FRAME_NAMES[frame],
}));

/** What the cards without a sound of their own do. */
export const FREE_CARD_HELP: Readonly<Record<CardId, string>> = {
  [JOKER_ID]: 'Remplace un son du mot : une voyelle avec les consonnes qui l’entourent, ou une consonne seule.',
  [REBUSTORY_ID]: 'Remplace deux sons du mot, où qu’ils tombent, et compte pour deux cartes.',
};

/** Every different card of an edition, in the order of the alphabet, the free ones last. */
export function cardsOfEdition(edition: Edition): readonly NamedPiece[] {
  const names = new Map(EDITIONS[edition].pictures.map(({ id, name }) => [id, name]));
  const byName = [...names].sort(([, one], [, other]) => one.localeCompare(other, 'fr')).map(([id]) => id);
  return [...byName, JOKER_ID, REBUSTORY_ID].map((id) => ({
    id,
    name: shownName(id),
    readings: pictureCard(id)?.readings ?? [],
  }));
}

/** « chat, 1 point ». */
export function galleryLabel({ id, name }: Pick<NamedPiece, 'id' | 'name'>): string {
  return `${name}, ${counted(cardPoints(id), 'point')}`;
}

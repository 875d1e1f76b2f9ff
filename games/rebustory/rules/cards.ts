// The cards of Rébustory: what each says by itself. (RULES.md 1)

import type { Voices } from '@boite/language';
import { type FreePiece, freePiece, listedPieces, type Piece, type PieceWords, type SpokenPiece, typedPiece } from '@boite/rebus';
import { CLASSIQUE_CARDS, COMPACTE_CARDS, RESERVE_CARDS } from './card-table.ts';
import { type OwnPiece, ownPiece } from './own-cards.ts';

/** The id of a picture, or of one of the two cards without a sound of their own. */
export type CardId = string;

export const JOKER_ID = 'joker';
export const REBUSTORY_ID = 'rebustory';

export interface PictureCard extends SpokenPiece {
  /** The same as its picture's: « a-chat », « a-os-2 ». */
  readonly id: CardId;
  /** `compacte` is in both editions, `classique` in the first one only, `reserve` in none. */
  readonly set: keyof typeof CARD_TABLES;
}

export interface FreeCard extends FreePiece {
  readonly id: CardId;
}

const CARD_TABLES = { compacte: COMPACTE_CARDS, classique: CLASSIQUE_CARDS, reserve: RESERVE_CARDS } as const;

/** Every card with a picture, in the order of the tables. */
export const PICTURE_CARDS: readonly PictureCard[] = [
  ...picturesIn('compacte', 'a'),
  ...picturesIn('classique', 'b'),
  ...picturesIn('reserve', 'b'),
];

function picturesIn(set: PictureCard['set'], prefix: string): readonly PictureCard[] {
  return listedPieces(CARD_TABLES[set]).map(({ key, ...piece }) => ({ ...piece, id: `${prefix}-${key}`, set }));
}

/** One sound of the word, where it lies. (RULES.md 1.3) */
export const JOKER_CARD: FreeCard = { ...freePiece('JOKER', 1), id: JOKER_ID };
/** Two sounds of the word, wherever they fall. (RULES.md 1.4) */
export const REBUSTORY_CARD: FreeCard = { ...freePiece('RÉBUSTORY', 2), id: REBUSTORY_ID };

const PICTURES_BY_ID: ReadonlyMap<CardId, PictureCard> = new Map(PICTURE_CARDS.map((card) => [card.id, card]));

/** A printed card or one of somebody's own; null for a joker, a Rébustory, or what is no card. */
export function pictureCard(id: CardId): PictureCard | OwnPiece | null {
  return PICTURES_BY_ID.get(id) ?? ownPiece(id);
}

export function cardOf(id: CardId): PictureCard | OwnPiece | FreeCard {
  const card = pictureCard(id) ?? [JOKER_CARD, REBUSTORY_CARD].find((free) => free.id === id);
  if (card === undefined) throw new Error(`no card is called ${id}`);
  return card;
}

/** How a refusal of the ear speaks of cards. */
export const CARD_WORDS: PieceWords = {
  one: 'carte',
  the: 'la carte',
  own: 'à elle',
  notAlone: 'Il faut au moins une carte image à côté des jokers et du Rébustory.',
};

const TYPED_BY_NAME: readonly Piece[] = [...PICTURE_CARDS, JOKER_CARD, REBUSTORY_CARD];

/** Cards that show a figure. */
const FIGURE_NAMES: Readonly<Record<string, string>> = { 1: 'UN', 2: 'DEUX', 7: 'SEPT', 10: 'DIX', 100: 'CENT', 1000: 'MILLE' };

/** Which card somebody means who types CHAT, T', 7, JOKER, or any French word as if it were one; null when nobody knows how it is said. */
export function typedCard(text: string, voices: Voices): Piece | null {
  return typedPiece(FIGURE_NAMES[text.trim()] ?? text, TYPED_BY_NAME, voices);
}

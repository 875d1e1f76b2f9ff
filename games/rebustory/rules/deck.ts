// The cards of both editions: how many of each, what they are worth, and their order on a day. (RULES.md 1, 8.3)

import { seededChance, seedOf, shuffled } from '@boite/kernel';
import { MUTE_E } from '@boite/language';
import { type CardId, JOKER_ID, PICTURE_CARDS, type PictureCard, pictureCard, REBUSTORY_ID } from './cards.ts';
import { ownCardId, ownPiece } from './own-cards.ts';
import type { TableDeck } from './own-deck.ts';
import { PICTURES_WORTH, type PicturePoints } from './points.ts';

/** `classique` is the first edition, `compacte` the second. */
export type Edition = 'classique' | 'compacte';

const JOKER_POINTS = 10;
const REBUSTORY_POINTS = 20;

/** What the frame of a picture looks like, by its points. */
export type Frame = 'round' | 'diamond' | 'rectangle' | 'hexagon' | 'triangle';

export const FRAMES: Readonly<Record<PicturePoints, Frame>> = {
  1: 'round',
  2: 'diamond',
  3: 'rectangle',
  5: 'hexagon',
  10: 'triangle',
};

interface EditionContents {
  /** Both cards of a pair, as NŒUD and NŒUD, are drawn: each picture is there once. */
  readonly pictures: readonly PictureCard[];
  readonly jokers: number;
  readonly rebustorys: number;
}

/** The first edition has all the pictures of the second one and its own. */
export const EDITIONS: Readonly<Record<Edition, EditionContents>> = {
  classique: {
    pictures: PICTURE_CARDS.filter(({ set }) => set === 'compacte' || set === 'classique'),
    jokers: 18,
    rebustorys: 2,
  },
  compacte: { pictures: PICTURE_CARDS.filter(({ set }) => set === 'compacte'), jokers: 12, rebustorys: 1 },
};

/** Which cards a table plays with. */
export interface CardsAgreed {
  readonly edition: Edition;
  /** Cards of one's own, beside the printed pictures or instead of them. */
  readonly deck?: TableDeck;
}

/** Every card of an edition, in order. */
export function deckOf(edition: Edition): readonly CardId[] {
  return cardsOfTable({ edition });
}

/** Every card of a table, in order. (RULES.md 1.1, 1.6) */
export function cardsOfTable({ edition, deck }: CardsAgreed): readonly CardId[] {
  const { pictures, jokers, rebustorys } = EDITIONS[edition];
  return [
    ...(deck?.use === 'instead' ? [] : pictures.map(({ id }) => id)),
    ...(deck === undefined ? [] : ownCardsOf(deck, pictures.length)),
    ...Array<CardId>(jokers).fill(JOKER_ID),
    ...Array<CardId>(rebustorys).fill(REBUSTORY_ID),
  ];
}

/** Instead of the printed pictures, each as often as it takes to have as many. */
function ownCardsOf({ use, cards }: TableDeck, printed: number): readonly CardId[] {
  const times = use === 'instead' ? Math.ceil(printed / cards.length) : 1;
  return Array<readonly CardId[]>(times).fill(cards.map(ownCardId)).flat();
}

/** What a card counts in a rebus. */
export function cardPoints(id: CardId): number {
  if (id === JOKER_ID) return JOKER_POINTS;
  return id === REBUSTORY_ID ? REBUSTORY_POINTS : picturePoints(id);
}

/** Null for the two cards without a picture. */
export function frameOf(id: CardId): Frame | null {
  return pictureCard(id) === null ? null : FRAMES[picturePoints(id)];
}

const PICTURE_POINTS: ReadonlyMap<CardId, PicturePoints> = new Map(
  Object.entries(PICTURES_WORTH).flatMap(([points, ids]) =>
    ids
      .trim()
      .split(/\s+/)
      .map((id) => [id, Number(points) as PicturePoints] as const),
  ),
);

function picturePoints(id: CardId): PicturePoints {
  const points = PICTURE_POINTS.get(id) ?? ownPoints(id);
  if (points === undefined) throw new Error(`no card of an edition: ${id}`);
  return points;
}

/** By their sounds: those of a printed card, and their number. */
const POINTS_BY_SOUNDS: ReadonlyMap<string, PicturePoints> = new Map(
  EDITIONS.classique.pictures.flatMap(({ id, readings }) =>
    readings.filter(({ isExtension }) => !isExtension).map(({ sounds }) => [sounds, picturePoints(id)] as const),
  ),
);
const POINTS_BY_LENGTH: readonly PicturePoints[] = [1, 1, 2, 3, 5];

/** A card of one's own is worth what the printed card of its sounds is; other sounds the more, the more there are. (RULES.md 1.6) */
function ownPoints(id: CardId): PicturePoints | undefined {
  const sounds = ownPiece(id)?.readings[0]?.sounds;
  if (sounds === undefined) return undefined;
  const heard = sounds.replaceAll(MUTE_E, '');
  return POINTS_BY_SOUNDS.get(sounds) ?? POINTS_BY_SOUNDS.get(heard) ?? POINTS_BY_LENGTH[heard.length] ?? 10;
}

/** All the cards of an edition in the order of a day: shuffled until there is a joker among the first ones, without which some draws say next to nothing. */
export function deckOfDay(day: string, edition: Edition, drawn: number): readonly CardId[] {
  const chance = seededChance(seedOf(`${edition} ${day}`));
  for (;;) {
    const cards = shuffled(deckOf(edition), chance);
    if (cards.slice(0, drawn).includes(JOKER_ID)) return cards;
  }
}

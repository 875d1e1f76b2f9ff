// Knows what the ear hears in a run: jokers and Rébustorys laid before keep their sounds, the others are free. (RULES.md 2 and 4.6)

import { type Cell, isSameCell } from '@boite/kernel';
import type { Tolerance } from '@boite/language';
import {
  boundCard,
  cardById,
  JOKER,
  judgeHeard,
  type Part,
  pictureCard,
  REBUSTORY,
  type RebusCard,
  type RebusRefusal,
} from '@boite/rebus';
import type { Group, Objected, Objection, Rebus, RunPlace, Square } from '../types.ts';
import { type CardId, JOKER_ID, REBUSTORY_ID } from './deck.ts';
import { isSameRun, rebusesThrough, squaresOf } from './group.ts';

/** Cards in a row, and what some of them are bound to say. */
export interface Listening {
  readonly squares: readonly Square[];
  /** The rebuses of this run's own line that were there before, with their cut. */
  readonly earlier: readonly Rebus[];
  /** The sounds that a joker or a Rébustory has in other rebuses; empty when it is free. */
  readonly boundAt: (square: Square) => readonly string[];
  /** Every way the word may be said. */
  readonly heard: readonly string[];
  readonly tolerance: Tolerance;
}

export type Hearing =
  | { readonly sounds: string; readonly parts: readonly Part[] }
  | { readonly sounds: string | null; readonly refusal: RebusRefusal };

/** A card to read, and which square of the run it lies on. */
export interface Slot {
  readonly at: number;
  readonly card: RebusCard;
}

/** With two Rébustorys among many cards there are more: nobody means them. */
const MOST_ARRANGEMENTS = 2000;

/** Slots that nothing comes between. */
type Piece = readonly Slot[];

export function hear(listening: Listening): Hearing {
  let first: Hearing | null = null;
  let listened = 0;
  for (const slots of arrangements(listening)) {
    const hearing = heardIn(slots, listening);
    if ('parts' in hearing || listened++ > MOST_ARRANGEMENTS) return hearing;
    first ??= hearing;
  }
  return first as Hearing;
}

export function heardIn(slots: readonly Slot[], { heard, tolerance }: Pick<Listening, 'heard' | 'tolerance'>): Hearing {
  const verdict = judgeHeard({ cards: slots.map(({ card }) => card), heard, tolerance });
  if (!verdict.accepted) return { sounds: verdict.sounds, refusal: onSquares(verdict.refusal, slots) };
  return { sounds: verdict.sounds, parts: verdict.parts.map((part) => ({ ...part, card: slots[part.card]?.at ?? 0 })) };
}

/** The place of what broke counts the squares of the run: an old Rébustory is two slots on one square. */
function onSquares(refusal: RebusRefusal, slots: readonly Slot[]): RebusRefusal {
  return 'at' in refusal ? { ...refusal, at: slots[refusal.at]?.at ?? 0 } : refusal;
}

export function earObjection(hearing: Hearing, word: string): Objection | null {
  if ('parts' in hearing) return null;
  const isUnknown = hearing.sounds === null && hearing.refusal.code === 'too-long';
  return { by: 'ear', refusal: isUnknown ? { code: 'unknown-word', word } : hearing.refusal };
}

/** A rebus as it was heard, and what the arbitre has against it. */
export interface HeardRebus {
  readonly rebus: Rebus;
  readonly objection: Objection | null;
}

export function objectedIn(heard: readonly HeardRebus[]): readonly Objected[] {
  return heard.flatMap(({ rebus: { word }, objection }) => (objection === null ? [] : [{ word, objection }]));
}

/** The sounds that a card gave to a rebus, in order. */
export function soundsGiven(rebus: Rebus, at: number): readonly string[] {
  return (rebus.parts ?? []).filter(({ card }) => card === at).map(({ sounds }) => sounds);
}

/** The sounds of a joker or a Rébustory in the rebuses of its group, the one in a given line apart. */
export function soundsElsewhere(group: Group, square: Square, line: RunPlace): readonly string[] {
  const others = rebusesThrough(group, square).filter((rebus) => rebus.direction !== line.direction && rebus.parts !== null);
  return others.flatMap((rebus) => soundsGiven(rebus, placeIn(rebus, group, square)));
}

/** Which of the squares of a rebus it is. */
export function placeIn(rebus: Rebus, { squares }: Pick<Group, 'squares'>, cell: Cell): number {
  return squaresOf(rebus, squares).findIndex((square) => isSameCell(square, cell));
}

/** Every order in which the cards may be read: a Rébustory's sounds fall anywhere, but not inside an old rebus that has free cards. */
function* arrangements(listening: Listening): Generator<readonly Slot[], void, void> {
  const { squares, boundAt } = listening;
  const pieces = piecesOf(listening);
  const isBound = (piece: Piece) => piece.length > 1 || boundAt(squares[piece[0]?.at ?? 0] as Square).length > 0;
  const floating = pieces.filter(([slot]) => slot?.card.kind === 'rebustory');
  if (floating.length === 0 || !pieces.some(isBound)) {
    yield pieces.flat();
    return;
  }
  const standing = pieces.filter((piece) => !floating.includes(piece));
  const halves = floating.map(([slot]) => halvesOf(slot as Slot, boundAt(squares[slot?.at ?? 0] as Square)));
  for (const order of spread(standing, halves)) yield order.flat();
}

function piecesOf({ squares, earlier, boundAt }: Listening): readonly Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < squares.length; ) {
    const square = squares[at] as Square;
    const old = earlier.find((rebus) => rebus.row === square.row && rebus.column === square.column);
    const piece = old === undefined ? [{ at, card: freeCard(square, boundAt(square)) }] : oldSlots(old, squares, at);
    pieces.push(piece);
    at += old?.length ?? 1;
  }
  return pieces;
}

/** The cards of an old rebus in the order of its sounds, each joker as it was said. */
export function oldSlots(rebus: Rebus, squares: readonly Square[], from: number): readonly Slot[] {
  return (rebus.parts ?? []).map(({ card, sounds }) => {
    const at = from + card;
    return { at, card: pictureOf(squares[at]?.card ?? '') ?? boundCard(sounds) };
  });
}

function freeCard({ card }: Square, bound: readonly string[]): RebusCard {
  if (card === REBUSTORY_ID) return REBUSTORY;
  if (card === JOKER_ID) return bound[0] === undefined ? JOKER : boundCard(bound[0]);
  return pictureOf(card) ?? JOKER;
}

/** Null for a joker or a Rébustory. */
export function pictureOf(id: CardId): RebusCard | null {
  const known = PICTURES.get(id);
  const card = known ?? cardById(id);
  if (card === null) return null;
  const picture = known ?? pictureCard(card);
  PICTURES.set(id, picture);
  return picture;
}

/** Pictures are made once: the ear remembers how each is said. */
const PICTURES = new Map<CardId, ReturnType<typeof pictureCard>>();

function halvesOf({ at }: Slot, bound: readonly string[]): readonly [Slot, Slot] {
  const half = (nth: number): Slot => ({ at, card: bound[nth] === undefined ? JOKER : boundCard(bound[nth]) });
  return [half(0), half(1)];
}

function* spread(
  pieces: readonly Piece[],
  [next, ...rest]: readonly (readonly [Slot, Slot])[],
): Generator<readonly Piece[], void, void> {
  if (next === undefined) {
    yield pieces;
    return;
  }
  for (let first = 0; first <= pieces.length; first++)
    for (let second = first; second <= pieces.length; second++) yield* spread(inserted(pieces, next, [first, second]), rest);
}

function inserted(pieces: readonly Piece[], [one, other]: readonly [Slot, Slot], [first, second]: readonly [number, number]) {
  return [...pieces.slice(0, first), [one], ...pieces.slice(first, second), [other], ...pieces.slice(second)];
}

/** The old rebuses of a line that a run takes in, those whose jokers and Rébustorys are bound to their cut. */
export function earlierIn(group: Group | null, squares: readonly Square[], line: RunPlace): readonly Rebus[] {
  return (group?.rebuses ?? []).filter((rebus) => {
    if (rebus.direction !== line.direction || rebus.parts === null) return false;
    const own = squaresOf(rebus, group?.squares ?? []);
    const isInside = squares.some((square) => isSameRun({ ...square, direction: rebus.direction }, rebus));
    return isInside && own.some(({ card }) => pictureOf(card) === null);
  });
}

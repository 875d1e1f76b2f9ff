// What the ear hears in a run: jokers and Rébustorys laid before keep their sounds, the others are free. (RULES.md 2 and 4.6)

import { type Cell, isSameCell, isSameRun, type RunPlace } from '@boite/kernel';
import type { Tolerance } from '@boite/language';
import { boundPiece, halfPiece, isScattered, judgeHeard, type Piece, type RebusRefusal } from '@boite/rebus';
import type { CutPart, Group, HeardRebus, Objected, Rebus, Square, WordObjection } from '../types.ts';
import { type CardId, cardOf, pictureCard, REBUSTORY_CARD } from './cards.ts';
import { rebusesThrough, squaresOf } from './group.ts';

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
  | { readonly sounds: string; readonly parts: readonly CutPart[] }
  | { readonly sounds: string | null; readonly refusal: RebusRefusal };

/** A piece to read, and which square of the run its card lies on. */
export interface Slot {
  readonly at: number;
  readonly piece: Piece;
}

/** With two Rébustorys among many cards there are more: nobody means them. */
const MOST_ARRANGEMENTS = 2000;

/** Slots that nothing comes between. */
type Block = readonly Slot[];

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
  const verdict = judgeHeard({ pieces: slots.map(({ piece }) => piece), heard, tolerance });
  if (!verdict.accepted) return { sounds: verdict.sounds, refusal: onSquares(verdict.refusal, slots) };
  return { sounds: verdict.sounds, parts: verdict.parts.map(({ at, ...part }) => ({ card: squareOf(slots, at), ...part })) };
}

/** The place of what broke counts the squares of the run: an old Rébustory is two slots on one square. */
function onSquares(refusal: RebusRefusal, slots: readonly Slot[]): RebusRefusal {
  return 'at' in refusal ? { ...refusal, at: squareOf(slots, refusal.at) } : refusal;
}

function squareOf(slots: readonly Slot[], at: number): number {
  return slots[at]?.at ?? 0;
}

export function earObjection(hearing: Hearing, word: string): WordObjection | null {
  if ('parts' in hearing) return null;
  const isUnknown = hearing.sounds === null && hearing.refusal.code === 'too-long';
  return { by: 'ear', refusal: isUnknown ? { code: 'unknown-word', word } : hearing.refusal };
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
  const blocks = blocksOf(listening);
  const isBound = (block: Block) => block.length > 1 || boundAt(squares[block[0]?.at ?? 0] as Square).length > 0;
  const floating = blocks.flatMap(([slot]) => (slot !== undefined && isScattered(slot.piece) ? [slot] : []));
  if (floating.length === 0 || !blocks.some(isBound)) {
    yield blocks.flat();
    return;
  }
  const standing = blocks.filter(([slot]) => slot === undefined || !floating.includes(slot));
  const halves = floating.map((slot) => halvesOf(slot, boundAt(squares[slot.at] as Square)));
  for (const order of spread(standing, halves)) yield order.flat();
}

function blocksOf({ squares, earlier, boundAt }: Listening): readonly Block[] {
  const blocks: Block[] = [];
  for (let at = 0; at < squares.length; ) {
    const square = squares[at] as Square;
    const old = earlier.find((rebus) => rebus.row === square.row && rebus.column === square.column);
    blocks.push(old === undefined ? [{ at, piece: pieceAt(square, boundAt(square)) }] : oldSlots(old, squares, at));
    at += old?.length ?? 1;
  }
  return blocks;
}

/** The cards of an old rebus in the order of its sounds, each joker as it was said. */
export function oldSlots(rebus: Rebus, squares: readonly Square[], from: number): readonly Slot[] {
  return (rebus.parts ?? []).map(({ card, sounds }) => {
    const at = from + card;
    return { at, piece: saidPiece(squares[at]?.card ?? '', sounds) };
  });
}

/** A card as it was said: a picture says what it says, a free card keeps its sounds. */
function saidPiece(id: CardId, sounds: string): Piece {
  const card = cardOf(id);
  return card.kind === 'free' ? boundPiece(card, sounds) : card;
}

/** A Rébustory comes apart later. */
function pieceAt({ card: id }: Square, [bound]: readonly string[]): Piece {
  const card = cardOf(id);
  return card.kind === 'free' && card.sounds === 1 && bound !== undefined ? boundPiece(card, bound) : card;
}

/** Each sound of a Rébustory in its own place. */
const HALF_REBUSTORY = halfPiece(REBUSTORY_CARD);

function halvesOf({ at }: Slot, [first, second]: readonly string[]): readonly [Slot, Slot] {
  const half = (sounds: string | undefined): Slot => ({
    at,
    piece: sounds === undefined ? HALF_REBUSTORY : boundPiece(REBUSTORY_CARD, sounds),
  });
  return [half(first), half(second)];
}

function* spread(
  blocks: readonly Block[],
  [next, ...rest]: readonly (readonly [Slot, Slot])[],
): Generator<readonly Block[], void, void> {
  if (next === undefined) {
    yield blocks;
    return;
  }
  for (let first = 0; first <= blocks.length; first++)
    for (let second = first; second <= blocks.length; second++) yield* spread(inserted(blocks, next, [first, second]), rest);
}

function inserted(blocks: readonly Block[], [one, other]: readonly [Slot, Slot], [first, second]: readonly [number, number]) {
  return [...blocks.slice(0, first), [one], ...blocks.slice(first, second), [other], ...blocks.slice(second)];
}

/** The old rebuses of a line that a run takes in, those whose jokers and Rébustorys are bound to their cut. */
export function earlierIn(group: Group | null, squares: readonly Square[], line: RunPlace): readonly Rebus[] {
  return (group?.rebuses ?? []).filter((rebus) => {
    if (rebus.direction !== line.direction || rebus.parts === null) return false;
    const own = squaresOf(rebus, group?.squares ?? []);
    const isInside = squares.some((square) => isSameRun({ ...square, direction: rebus.direction }, rebus));
    return isInside && own.some(({ card }) => pictureCard(card) === null);
  });
}

// What the ear hears in a run: jokers and Rébustorys laid before keep their sounds, the others are free. (RULES.md 2 and 4.6)

import { type Cell, isSameCell, isSameRun, type RunPlace } from '@boite/kernel';
import type { Tolerance } from '@boite/language';
import { type Block, boundPiece, judgeBlocks, judgeSlots, type Piece, type RebusRefusal, type RebusVerdict } from '@boite/rebus';
import type { CutPart, Group, HeardRebus, Objected, Rebus, Square, WordObjection } from '../types.ts';
import { type CardId, cardOf, pictureCard } from './cards.ts';
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

export function hear(listening: Listening): Hearing {
  const { squares, boundAt, heard, tolerance } = listening;
  const sayingAt = (at: number) => boundAt(squares[at] as Square);
  return onSquares(judgeBlocks({ blocks: blocksOf(listening), boundAt: sayingAt, heard, tolerance }));
}

/** An old rebus with other cards in it. */
export function hearAgain(rebus: Rebus, squares: readonly Square[], heardAs: Pick<Listening, 'heard' | 'tolerance'>): Hearing {
  return onSquares(judgeSlots(oldSlots(rebus, squares, 0), heardAs));
}

function onSquares(verdict: RebusVerdict): Hearing {
  if (!verdict.accepted) return { sounds: verdict.sounds, refusal: verdict.refusal };
  return { sounds: verdict.sounds, parts: verdict.parts.map(({ at, ...part }) => ({ card: at, ...part })) };
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
function oldSlots(rebus: Rebus, squares: readonly Square[], from: number): Block {
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

/** The old rebuses of a line that a run takes in, those whose jokers and Rébustorys are bound to their cut. */
export function earlierIn(group: Group | null, squares: readonly Square[], line: RunPlace): readonly Rebus[] {
  return (group?.rebuses ?? []).filter((rebus) => {
    if (rebus.direction !== line.direction || rebus.parts === null) return false;
    const own = squaresOf(rebus, group?.squares ?? []);
    const isInside = squares.some((square) => isSameRun({ ...square, direction: rebus.direction }, rebus));
    return isInside && own.some(({ card }) => pictureCard(card) === null);
  });
}

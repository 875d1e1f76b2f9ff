// A row in which some pieces were heard before: those stay together, and what a scattered piece says falls anywhere between them.

import type { Tolerance } from '@boite/language';
import { judgeHeard, type RebusVerdict } from './judge.ts';
import { boundPiece, type FreePiece, halfPiece, isScattered, type Piece } from './piece.ts';

/** A piece to read, and its place in the row. A scattered piece that was heard before is two slots at one place. */
export interface Slot {
  readonly at: number;
  readonly piece: Piece;
}

/** Slots that nothing comes between. */
export type Block = readonly Slot[];

export interface BlockClaim {
  readonly blocks: readonly Block[];
  /** What the piece of a place says elsewhere already; empty when it is free. */
  readonly boundAt: (at: number) => readonly string[];
  /** Every way the word may be said. */
  readonly heard: readonly string[];
  readonly tolerance: Tolerance;
}

/** With two scattered pieces among many there are more orders: nobody means them. */
const MOST_ORDERS = 2000;

/** The first order in which the pieces say the word, else what is heard in the first of all; places count in the row. */
export function judgeBlocks({ blocks, boundAt, heard, tolerance }: BlockClaim): RebusVerdict {
  let first: RebusVerdict | null = null;
  let listened = 0;
  for (const slots of blockOrders(blocks, boundAt)) {
    const verdict = judgeSlots(slots, { heard, tolerance });
    if (verdict.accepted || listened++ > MOST_ORDERS) return verdict;
    first ??= verdict;
  }
  return first as RebusVerdict;
}

export function judgeSlots(slots: Block, { heard, tolerance }: Pick<BlockClaim, 'heard' | 'tolerance'>): RebusVerdict {
  const verdict = judgeHeard({ pieces: slots.map(({ piece }) => piece), heard, tolerance });
  const inRow = (at: number) => slots[at]?.at ?? 0;
  if (verdict.accepted) return { ...verdict, parts: verdict.parts.map((part) => ({ ...part, at: inRow(part.at) })) };
  const { refusal } = verdict;
  return 'at' in refusal ? { ...verdict, refusal: { ...refusal, at: inRow(refusal.at) } } : verdict;
}

function* blockOrders(blocks: readonly Block[], boundAt: BlockClaim['boundAt']): Generator<Block, void, void> {
  const isBound = (block: Block) => block.length > 1 || boundAt(block[0]?.at ?? 0).length > 0;
  const isFloating = ([slot]: Block) => isScattered(slot?.piece);
  const floating = blocks.filter(isFloating).flatMap(([slot]) => slot ?? []);
  if (floating.length === 0 || !blocks.some(isBound)) return yield blocks.flat();
  const standing = blocks.filter((block) => !isFloating(block));
  const halves = floating.map(({ at, piece }) => halvesOf(at, piece as FreePiece, boundAt(at)));
  for (const order of spread(standing, halves)) yield order.flat();
}

/** Each sound of a scattered piece in its own place. */
function halvesOf(at: number, piece: FreePiece, [first, second]: readonly string[]): readonly [Slot, Slot] {
  const half = (sounds: string | undefined) => (sounds === undefined ? halfPiece(piece) : boundPiece(piece, sounds));
  return [
    { at, piece: half(first) },
    { at, piece: half(second) },
  ];
}

function* spread(
  blocks: readonly Block[],
  [next, ...rest]: readonly (readonly [Slot, Slot])[],
): Generator<readonly Block[], void, void> {
  if (next === undefined) return yield blocks;
  for (let first = 0; first <= blocks.length; first++)
    for (let second = first; second <= blocks.length; second++)
      yield* spread(
        [...blocks.slice(0, first), [next[0]], ...blocks.slice(first, second), [next[1]], ...blocks.slice(second)],
        rest,
      );
}

// Knows the token that follows a finger, and where it would fall: on a square of the board, or back on the rack.

import { type Dragging, drag, type Point } from '@boite/ui/drag.ts';
import type { Composer } from './composer.svelte.ts';
import { isUsed } from './draft.ts';
import { type Cell, SIDE, type Token, tokenAt } from './rules.ts';

/** In pixels: a finger hides what is under it, so that the token goes above it. */
const ABOVE_FINGER = 40;

export class Dragged {
  readonly #composer: Composer;
  token = $state.raw<Token | null>(null);
  point = $state.raw<Point>({ x: 0, y: 0 });
  /** The free square under the token. */
  aim = $state.raw<Cell | null>(null);

  constructor(composer: Composer) {
    this.#composer = composer;
  }

  of = (index: number) => drag(() => this.#starts(index));

  #starts(index: number): Dragging | null {
    const { hand, canCompose, changing } = this.#composer;
    const token = hand[index];
    if (token === undefined || !canCompose || changing.isAsking) return null;
    this.#composer.lifted = null;
    this.token = token;
    return { moves: (point) => this.#moves(point), ends: (point) => this.#ends(point, index) };
  }

  #moves({ x, y }: Point): void {
    this.point = { x, y: y - lift() };
    const cell = squareUnder(this.point);
    this.aim = cell && tokenAt(this.#composer.view.board, cell) === null ? cell : null;
  }

  #ends(point: Point | null, index: number): void {
    const { aim } = this;
    this.token = null;
    this.aim = null;
    if (point === null) return;
    if (aim) this.#composer.lay(index, aim);
    else if (isUsed(this.#composer.draft, index) && squareUnder(point) === null) this.#composer.takeBack(index);
  }
}

function lift(): number {
  return matchMedia('(pointer: coarse)').matches ? ABOVE_FINGER : 0;
}

/** Only where the board is seen: it may go on beside its window. */
function squareUnder(point: Point): Cell | null {
  const [seen, board] = [document.querySelector('[data-board]'), document.querySelector('[data-squares]')];
  if (!seen || !board || !isWithin(point, seen.getBoundingClientRect())) return null;
  const { left, top, width } = board.getBoundingClientRect();
  const side = width / SIDE;
  const cell = { row: Math.floor((point.y - top) / side), column: Math.floor((point.x - left) / side) };
  return cell.row >= 0 && cell.row < SIDE && cell.column >= 0 && cell.column < SIDE ? cell : null;
}

function isWithin({ x, y }: Point, { left, right, top, bottom }: DOMRect): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

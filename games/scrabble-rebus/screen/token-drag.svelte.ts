// A token that follows a finger, to a square of the board or back to the rack.

import type { Cell } from '@boite/kernel';
import { type Dragging, drag, type Point } from '@boite/ui/drag.ts';
import { Flight } from '@boite/ui/flight.svelte.ts';
import { isNear } from '@boite/ui/nearness.ts';
import { SIDE, tokenAt } from '../rules/board.ts';
import type { Token } from '../types.ts';
import type { BoardComposer } from './board-composer.svelte.ts';
import { isInside, isOnBoard } from './draft.ts';

/** In pixels: a finger hides what is under it, so that the token goes above it. */
const ABOVE_FINGER = 40;

export class TokenDrag {
  readonly #composer: BoardComposer;
  /** What a token aims at is a free square. */
  readonly flight = new Flight<Token, Cell>();

  constructor(composer: BoardComposer) {
    this.#composer = composer;
  }

  of = (index: number) => drag(() => this.#starts(index));

  #starts(index: number): Dragging | null {
    const { hand, canCompose, changing } = this.#composer;
    const token = hand[index];
    if (token === undefined || !canCompose || changing.isAsking) return null;
    this.#composer.lifted = null;
    const dragging = this.flight.start(token, {
      aims: (point) => this.#aims(point),
      lands: (aim, point) => this.#lands(aim, point, index),
    });
    return { moves: (point) => dragging.moves(lifted(point)), ends: (point) => dragging.ends(point) };
  }

  #aims(point: Point): Cell | null {
    const cell = squareUnder(point);
    return cell && tokenAt(this.#composer.view.board, cell) === null ? cell : null;
  }

  #lands(aim: Cell | null, point: Point, index: number): void {
    if (aim) this.#composer.lay(index, aim);
    else if (isOnBoard(this.#composer.draft, index) && squareUnder(point) === null) this.#composer.takeBack(index);
  }
}

function lifted({ x, y }: Point): Point {
  return { x, y: y - (matchMedia('(pointer: coarse)').matches ? ABOVE_FINGER : 0) };
}

/** Only where the board is seen: it may go on beside its window. */
function squareUnder(point: Point): Cell | null {
  const [seen, board] = [document.querySelector('[data-board]'), document.querySelector('[data-squares]')];
  if (!seen || !board || !isNear(point, seen.getBoundingClientRect())) return null;
  const { left, top, width } = board.getBoundingClientRect();
  const side = width / SIDE;
  const cell = { row: Math.floor((point.y - top) / side), column: Math.floor((point.x - left) / side) };
  return isInside(cell) ? cell : null;
}

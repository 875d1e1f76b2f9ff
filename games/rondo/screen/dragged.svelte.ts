// Knows the card that follows a finger, and the compartment it would fall into.

import { type Dragging, drag, type Point } from '@boite/ui/drag.ts';
import type { Composer } from './composer.svelte.ts';
import { cardAt, laidOf } from './draft.ts';
import { type Face, faceOf } from './faces.ts';

/** In pixels: a card let go that near to the holder is meant for it. */
const REACH = 36;

export class Dragged {
  readonly #composer: Composer;
  face = $state.raw<Face | null>(null);
  point = $state.raw<Point>({ x: 0, y: 0 });
  target = $state<number | null>(null);

  constructor(composer: Composer) {
    this.#composer = composer;
  }

  fromHand = (index: number) => drag(() => this.#starts(index, faceAt(this.#composer, index)));

  fromHolder = (at: number) =>
    drag(() => {
      const card = cardAt(this.#composer.draft, at);
      return card && this.#starts(card.index, laidOf(card));
    });

  #starts(index: number, face: Face | null): Dragging | null {
    if (!face || !this.#composer.canLay || this.#composer.mode === 'exchange') return null;
    this.face = face;
    return { moves: (point) => this.#moves(point), ends: (point) => this.#ends(point, index) };
  }

  #moves(point: Point): void {
    this.point = point;
    this.target = slotNear(point);
  }

  /** Let go away from the holder, a card goes back to the hand. */
  #ends(point: Point | null, index: number): void {
    const { target } = this;
    this.face = null;
    this.target = null;
    if (point === null) return;
    if (target !== null) this.#composer.lay(target, index);
    else this.#composer.takeBack(this.#composer.draft.find((card) => card.index === index)?.at ?? Number.NaN);
  }
}

function faceAt({ hand }: Composer, index: number): Face | null {
  const card = hand[index];
  return card === undefined ? null : faceOf(card);
}

function slotNear({ x, y }: Point): number | null {
  const slots = [...document.querySelectorAll<HTMLElement>('[data-slot]')].map((slot) => ({
    slot,
    box: slot.getBoundingClientRect(),
  }));
  const near = slots.filter(
    ({ box }) => y > box.top - REACH && y < box.bottom + REACH && x > box.left - REACH && x < box.right + REACH,
  );
  const [closest] = near.sort((a, b) => distance(a.box, x) - distance(b.box, x));
  return closest ? Number(closest.slot.getAttribute('data-slot')) : null;
}

function distance(box: DOMRect, x: number): number {
  return Math.abs(x - (box.left + box.right) / 2);
}

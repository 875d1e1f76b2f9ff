// A card that follows a finger from the hand or the holder to a compartment.

import { handRearranged } from '@boite/ui/arrangement.ts';
import { type Dragging, drag, type Point } from '@boite/ui/drag.ts';
import { Flight } from '@boite/ui/flight.svelte.ts';
import { isPastMiddle, nearestElement } from '@boite/ui/nearness.ts';
import { draftCardAt, triedAs } from './draft.ts';
import { type CardFaceShown, faceOf } from './faces.ts';
import type { HolderComposer } from './holder-composer.svelte.ts';

/** In pixels: a card let go that near to another of the hand goes beside it. */
const HAND_REACH = 24;
/** In pixels: a card let go that near to the holder is meant for it. */
const HOLDER_REACH = 36;

export class CardDrag {
  readonly #composer: HolderComposer;
  /** The compartment is what the card aims at. */
  readonly flight = new Flight<CardFaceShown, number>();

  constructor(composer: HolderComposer) {
    this.#composer = composer;
  }

  fromHand = (index: number) =>
    drag(() => {
      const card = this.#composer.hand[index];
      return card === undefined ? null : this.#starts(index, faceOf(card));
    });

  fromHolder = (at: number) =>
    drag(() => {
      const card = draftCardAt(this.#composer.draft, at);
      return card && this.#starts(card.index, triedAs(card));
    });

  #starts(index: number, face: CardFaceShown | null): Dragging | null {
    if (!face || !this.#composer.canLay || this.#composer.mode === 'exchange') return null;
    return this.flight.start(face, {
      aims: (point) => {
        const slot = nearestElement(point, document.querySelectorAll('[data-slot]'), HOLDER_REACH);
        return slot && Number(slot.getAttribute('data-slot'));
      },
      lands: (at, point) => this.#lands(at, index, point),
    });
  }

  /** Let go away from the holder, a card goes back to the hand, to the place where it is let go. */
  #lands(at: number | null, index: number, point: Point): void {
    if (at !== null) this.#composer.lay(at, index);
    else this.#backInHand(index, point);
  }

  #backInHand(index: number, point: Point): void {
    this.#composer.takeBack(this.#composer.draft.find((card) => card.index === index)?.at ?? Number.NaN);
    const card = nearestElement(point, document.querySelectorAll<HTMLElement>('[data-own]'), HAND_REACH);
    if (card) this.#composer.arrange(handRearranged(this.#composer, index, this.#after(card, point)));
  }

  /** The card before which one is put that is let go there; null at the end of the hand. */
  #after(card: HTMLElement, point: Point): number | null {
    const near = Number(card.dataset.own);
    if (!isPastMiddle(point, card.getBoundingClientRect())) return near;
    const { order } = this.#composer;
    return order[order.indexOf(near) + 1] ?? null;
  }
}

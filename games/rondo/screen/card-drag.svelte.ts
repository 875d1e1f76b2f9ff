// A card that follows a finger from the hand or the holder to a compartment.

import { type Dragging, drag } from '@boite/ui/drag.ts';
import { Flight } from '@boite/ui/flight.svelte.ts';
import { nearestElement } from '@boite/ui/nearness.ts';
import { draftCardAt, triedAs } from './draft.ts';
import { type CardFaceShown, faceOf } from './faces.ts';
import type { HolderComposer } from './holder-composer.svelte.ts';

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
      lands: (at) => this.#lands(at, index),
    });
  }

  /** Let go away from the holder, a card goes back to the hand. */
  #lands(at: number | null, index: number): void {
    if (at !== null) this.#composer.lay(at, index);
    else this.#composer.takeBack(this.#composer.draft.find((card) => card.index === index)?.at ?? Number.NaN);
  }
}

// Knows which cards show on the board: those that lie open, and for a moment those that were put back as soon as they were seen.

import type { Told } from '@boite/protocol';
import type { Laid, Look } from './rules.ts';
import { turnedAndGone } from './told.ts';

/** Milliseconds that everyone has to see them. */
const TO_BE_SEEN = 2600;

export class Flips {
  #lasting = $state.raw<readonly Laid[]>([]);
  #known: number;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** What was told before the screen opened is past. */
  constructor(told: readonly Told[]) {
    this.#known = told.at(-1)?.step ?? 0;
  }

  follow(told: readonly Told[]): void {
    const fresh = told.filter(({ step }) => step > this.#known);
    this.#known = Math.max(this.#known, told.at(-1)?.step ?? 0);
    if (!fresh.some(({ news }) => news.kind === 'flipped')) return;
    this.#show(turnedAndGone(told, fresh));
  }

  looks(board: readonly Look[]): readonly Look[] {
    return board.map((look, square) => this.#lasting.find((laid) => laid.square === square)?.card ?? look);
  }

  forget(): void {
    clearTimeout(this.#timer);
  }

  #show(laid: readonly Laid[]): void {
    this.forget();
    this.#lasting = laid;
    this.#timer = setTimeout(() => {
      this.#lasting = [];
    }, TO_BE_SEEN);
  }
}

// The end of a turn as it is prepared: which card is discarded, and whether the top discard is taken.

import { finishRefusal } from '../rules/closing.ts';
import { courseOf } from '../rules/ways.ts';
import type { Action, View } from '../types.ts';

export class EndOfTurn {
  readonly #view: () => View;
  isAsking = $state(false);
  /** A card of the hand. */
  discard = $state<number | null>(null);
  takesTop = $state(false);

  constructor(view: () => View) {
    this.#view = view;
  }

  /** Whether a card is to be discarded. */
  get wantsDiscard(): boolean {
    return finishRefusal(this.#view(), { kind: 'finish', discard: null, takesTop: false })?.code === 'discard-one';
  }

  /** The card one may take instead of one of the pile. */
  get top(): string | null {
    const view = this.#view();
    return courseOf(view.options).takesTop ? (view.discards[0] ?? null) : null;
  }

  get action(): Action {
    const card = this.discard === null ? undefined : this.#view().hand?.[this.discard];
    return { kind: 'finish', discard: card ?? null, takesTop: this.takesTop && this.top !== null };
  }

  ask(): void {
    this.isAsking = true;
    this.discard = null;
    this.takesTop = false;
  }

  choose(index: number): void {
    this.discard = this.discard === index ? null : index;
  }

  leave(): void {
    this.isAsking = false;
  }
}

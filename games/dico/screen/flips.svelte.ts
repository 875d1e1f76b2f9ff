// Which cards show on the board: those that lie open, and for a moment those that were put back before this player could see them.

import type { Told } from '@boite/protocol';
import type { BoardCard, News, SquareLook } from '../types.ts';
import { Seen } from './seen.ts';
import { turnedAndGone, turnedIn } from './told.ts';

/** Milliseconds that everyone has to see them. */
const TO_BE_SEEN = 2600;

export class Flips {
  readonly #seen: Seen;
  #lasting = $state.raw<readonly BoardCard[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** On a shared device, cards were turned while the curtain was down; after a reload, nothing is shown twice. */
  constructor(told: readonly Told<News>[], draftKey: string | null) {
    this.#seen = new Seen(told, draftKey === null ? null : `${draftKey}/seen`);
    const missed = turnedIn(this.#seen.freshIn(told));
    this.#seen.see(told);
    if (missed.length > 0) this.#show(missed);
  }

  follow(told: readonly Told<News>[]): void {
    const fresh = this.#seen.freshIn(told);
    const isBack = this.#seen.isAfter(told);
    this.#seen.see(told);
    if (isBack || fresh.some(({ news }) => news.kind === 'flipped')) this.#show(turnedAndGone(told, fresh));
  }

  looks(board: readonly SquareLook[]): readonly SquareLook[] {
    return board.map((look, square) => this.#lasting.find((laid) => laid.square === square)?.card ?? look);
  }

  forget(): void {
    clearTimeout(this.#timer);
  }

  #show(laid: readonly BoardCard[]): void {
    this.forget();
    this.#lasting = laid;
    this.#timer = setTimeout(() => {
      this.#lasting = [];
    }, TO_BE_SEEN);
  }
}

// Which cards show on the board: those that lie open, and for a moment those that were put back before this player could see them.

import type { Told } from '@boite/protocol';
import { ofThisTab } from '@boite/ui/device/memory.ts';
import type { BoardCard, News, SquareLook } from '../types.ts';
import { turnedAndGone, turnedIn } from './told.ts';

/** Milliseconds that everyone has to see them. */
const TO_BE_SEEN = 2600;

export class Flips {
  readonly #key: string | null;
  #lasting = $state.raw<readonly BoardCard[]>([]);
  /** The last step that this player has seen, reloads included; in a film, which goes back too, the one on the screen. */
  #known: number;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** On a shared device, cards were turned while the curtain was down; after a reload, nothing is shown twice. */
  constructor(told: readonly Told<News>[], draftKey: string | null) {
    this.#key = draftKey === null ? null : `${draftKey}/seen`;
    const seen = this.#key === null ? null : ofThisTab.recall<number>(this.#key);
    this.#known = seen ?? lastStep(told);
    const missed = turnedIn(this.#freshIn(told));
    this.#see(told);
    if (missed.length > 0) this.#show(missed);
  }

  follow(told: readonly Told<News>[]): void {
    const fresh = this.#freshIn(told);
    const isBack = lastStep(told) < this.#known;
    this.#see(told);
    if (isBack || fresh.some(({ news }) => news.kind === 'flipped')) this.#show(turnedAndGone(told, fresh));
  }

  looks(board: readonly SquareLook[]): readonly SquareLook[] {
    return board.map((look, square) => this.#lasting.find((laid) => laid.square === square)?.card ?? look);
  }

  forget(): void {
    clearTimeout(this.#timer);
  }

  #freshIn(told: readonly Told<News>[]): readonly Told<News>[] {
    return told.filter(({ step }) => step > this.#known);
  }

  #see(told: readonly Told<News>[]): void {
    const last = lastStep(told);
    this.#known = this.#key === null ? last : Math.max(this.#known, last);
    if (this.#key) ofThisTab.remember(this.#key, this.#known);
  }

  #show(laid: readonly BoardCard[]): void {
    this.forget();
    this.#lasting = laid;
    this.#timer = setTimeout(() => {
      this.#lasting = [];
    }, TO_BE_SEEN);
  }
}

function lastStep(told: readonly Told<News>[]): number {
  return told.at(-1)?.step ?? 0;
}

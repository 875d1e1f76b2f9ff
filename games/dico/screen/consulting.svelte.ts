// The dictionary open before the player: where, and which of its words is touched.

import { untrack } from 'svelte';
import { isThrownByHand } from '../rules/consultation.ts';
import type { Desk } from './desk.svelte.ts';

export class Consulting {
  readonly #desk: Desk;
  /** Where the table knows it to be open. */
  readonly #opened = $derived.by(() => this.#desk.view.consultation?.page ?? 1);
  /** With an hourglass, leafing is nobody else's business. */
  readonly isTimed = $derived.by(() => !isThrownByHand(this.#desk.view.options));
  /** No other page is turned as long as a throw is due for this one. */
  readonly isHeld = $derived.by(() => !this.isTimed && this.#desk.view.consultation?.isDue === true);
  #leafed = $state(1);
  word = $state<string | null>(null);

  readonly page = $derived.by(() => (this.isTimed ? this.#leafed : this.#opened));

  constructor(desk: Desk) {
    this.#desk = desk;
    this.#leafed = untrack(() => this.#opened);
  }

  turn(to: number): void {
    this.word = null;
    if (this.isTimed) this.#leafed = to;
    else this.#desk.send({ kind: 'leaf', page: to });
  }

  touch(word: string): void {
    this.word = word;
    this.#desk.read(word);
  }
}

// How a player's notebook is kept on the device, as long as the game lasts.

import type { Seat } from '@boite/kernel';
import { deviceMemory } from '@boite/ui/device/memory.ts';
import { BLANK, type LeafNotes } from './notebook.ts';

/** Leaves written by an older page may lack something. */
type Leaves = Readonly<Record<Seat, Partial<LeafNotes>>>;

export class Carnet {
  readonly #key: string | null;
  #leaves = $state.raw<Leaves>({});

  /** `key` is that of one seat in one game; null when there is nothing to write (a replay). */
  constructor(key: string | null) {
    this.#key = key === null ? null : `carnet/${key}`;
    this.#leaves = (this.#key === null ? null : deviceMemory.recall<Leaves>(this.#key)) ?? {};
  }

  get isOpen(): boolean {
    return this.#key !== null;
  }

  about(seat: Seat): LeafNotes {
    return { ...BLANK, ...this.#leaves[seat] };
  }

  write(seat: Seat, written: LeafNotes): void {
    this.#leaves = { ...this.#leaves, [seat]: written };
    if (this.#key) deviceMemory.remember(this.#key, this.#leaves);
  }

  /** The game is over: what is on the screen stays, the device forgets. */
  close(): void {
    if (this.#key) deviceMemory.forget(this.#key);
  }
}

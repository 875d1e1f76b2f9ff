// What this player has seen of what was told: reloads included, and what happened while another held the device.

import type { Told } from '@boite/protocol';
import { ofThisTab } from '@boite/ui/device/memory.ts';
import type { News } from '../types.ts';

export class Seen {
  readonly #key: string | null;
  /** The last step that this player has seen; in a film, which goes back too, the one on the screen. */
  #known: number;

  /** `key`: under which it is kept in this tab; null in a film. */
  constructor(told: readonly Told<News>[], key: string | null) {
    this.#key = key;
    const seen = key === null ? null : ofThisTab.recall<number>(key);
    this.#known = seen ?? lastStep(told);
  }

  /** What is told for the first time. */
  freshIn(told: readonly Told<News>[]): readonly Told<News>[] {
    return told.filter(({ step }) => step > this.#known);
  }

  isAfter(told: readonly Told<News>[]): boolean {
    return this.#known > lastStep(told);
  }

  see(told: readonly Told<News>[]): void {
    const last = lastStep(told);
    this.#known = this.#key === null ? last : Math.max(this.#known, last);
    if (this.#key) ofThisTab.remember(this.#key, this.#known);
  }
}

function lastStep(told: readonly Told<News>[]): number {
  return told.at(-1)?.step ?? 0;
}

// Knows where the pictures are on this page: one pack a set of pieces, fetched when the first of them is shown.

import addresses from 'virtual:pictures';
import { setOf } from './art.ts';

interface Pack {
  readonly of: Readonly<Record<string, number>>;
  readonly pictures: readonly string[];
}

class PictureSet {
  readonly #address: string;
  #pack = $state.raw<Pack | null>(null);
  hasFailed = $state(false);
  #fetching: Promise<void> | null = null;
  readonly #sources = new Map<number, string>();

  constructor(address: string) {
    this.#address = address;
  }

  sourceOf(id: string): string | null {
    const number = this.#pack?.of[id];
    if (number === undefined) return null;
    const known = this.#sources.get(number);
    if (known !== undefined) return known;
    const source = `data:image/svg+xml,${encodeURIComponent(this.#pack?.pictures[number] ?? '')}`;
    this.#sources.set(number, source);
    return source;
  }

  fetch(): void {
    this.#fetching ??= this.#fetched();
  }

  async #fetched(): Promise<void> {
    try {
      const response = await fetch(this.#address);
      if (!response.ok) throw new Error(`pictures: ${response.status}`);
      const pack: Pack = await response.json();
      this.#pack = pack;
      this.hasFailed = false;
    } catch {
      // Without a network: names stand for the pictures, and the next one shown tries again.
      this.hasFailed = true;
      this.#fetching = null;
    }
  }
}

const SETS = new Map(Object.entries(addresses).map(([set, address]) => [set, new PictureSet(address)]));

export const pictureSources = {
  /** What an image shows of a piece; null while it is fetched, or when it could not be. */
  sourceOf: (id: string): string | null => SETS.get(setOf(id))?.sourceOf(id) ?? null,
  hasFailed: (id: string): boolean => SETS.get(setOf(id))?.hasFailed ?? true,
  fetch: (id: string): void => SETS.get(setOf(id))?.fetch(),
};

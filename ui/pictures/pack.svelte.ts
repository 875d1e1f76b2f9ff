// Knows where the pictures are on this page: one pack, fetched when the first of them is shown.

import address from 'virtual:pictures';

interface Pack {
  readonly of: Readonly<Record<string, number>>;
  readonly pictures: readonly string[];
}

class Pictures {
  #pack = $state.raw<Pack | null>(null);
  #hasFailed = $state(false);
  #fetching: Promise<void> | null = null;
  readonly #sources = new Map<number, string>();

  /** What an image shows of a card; null while it is fetched, or when it could not be. */
  sourceOf(id: string): string | null {
    const number = this.#pack?.of[id];
    if (number === undefined) return null;
    const known = this.#sources.get(number);
    if (known !== undefined) return known;
    const source = `data:image/svg+xml,${encodeURIComponent(this.#pack?.pictures[number] ?? '')}`;
    this.#sources.set(number, source);
    return source;
  }

  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  fetch(): void {
    this.#fetching ??= this.#fetched();
  }

  async #fetched(): Promise<void> {
    try {
      const response = await fetch(address);
      if (!response.ok) throw new Error(`pictures: ${response.status}`);
      const pack: Pack = await response.json();
      this.#pack = pack;
      this.#hasFailed = false;
    } catch {
      // Without a network: names stand for the pictures, and the next one shown tries again.
      this.#hasFailed = true;
      this.#fetching = null;
    }
  }
}

export const pictureSources = new Pictures();

// Remembers where the last steps of each kind led: the next one of that kind often leads to one of these.

/** A step is told by one byte: new, one of these, or far. */
export const REMEMBERED = 254;

export class RecentPlaces {
  readonly #places: Uint32Array;
  readonly #sizes: Uint8Array;

  constructor(kinds: number) {
    this.#places = new Uint32Array(kinds * REMEMBERED);
    this.#sizes = new Uint8Array(kinds);
  }

  /** How many others led a step of this kind since; −1 when too many. */
  ageOf(kind: number, place: number): number {
    const start = kind * REMEMBERED;
    return this.#places.subarray(start, start + (this.#sizes[kind] as number)).indexOf(place);
  }

  /** The place of this age, which is now the last one. */
  recalled(kind: number, age: number): number {
    const place = this.#places[kind * REMEMBERED + age] as number;
    this.#putFirst(kind, place, age);
    return place;
  }

  remember(kind: number, place: number): void {
    const size = Math.min((this.#sizes[kind] as number) + 1, REMEMBERED);
    this.#sizes[kind] = size;
    this.#putFirst(kind, place, size - 1);
  }

  /* Mostly a few places: a loop is faster than copyWithin. */
  #putFirst(kind: number, place: number, last: number): void {
    const start = kind * REMEMBERED;
    for (let at = start + last; at > start; at--) this.#places[at] = this.#places[at - 1] as number;
    this.#places[start] = place;
  }
}

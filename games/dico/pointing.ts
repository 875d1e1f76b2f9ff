// Knows the page to point at: the one whose answers teach most, the next request counted.

import { weighed } from './likelihood.ts';

/** A page, and what pointing at it teaches on average, in bits. */
export interface Pointing {
  readonly page: number;
  readonly bits: number;
}

/** `pages` go up with the places; `requests` pages may be pointed at, each after the answer about the one before. */
export function bestPointing(places: Uint32Array, pages: Uint16Array, requests: number): Pointing {
  const shelves = new Shelves(places, pages);
  const { shelf, bits } = shelves.best({ first: 0, end: shelves.count, requests });
  return { page: shelves.pageOf(shelf), bits };
}

/** The shelves among which a word is sought: from one on, up to another one. */
interface Span {
  readonly first: number;
  readonly end: number;
  readonly requests: number;
}

interface Split {
  readonly shelf: number;
  readonly bits: number;
}

/** The words left, page by page. A page without any teaches less than its neighbour: only those with some are shelves. */
class Shelves {
  readonly #pages: Uint16Array;
  /** How many words stand before each shelf, and after the last one all of them. */
  readonly #before: Uint32Array;
  readonly #widest: number;
  readonly count: number;

  constructor(places: Uint32Array, pages: Uint16Array) {
    this.#pages = new Uint16Array(places.length);
    this.#before = new Uint32Array(places.length + 1);
    let [count, widest] = [0, 0];
    for (let index = 0; index < places.length; index++) {
      const page = pages[places[index] as number] as number;
      if (count === 0 || page !== this.#pages[count - 1]) {
        this.#pages[count] = page;
        this.#before[count++] = index;
      }
      widest = Math.max(widest, index + 1 - (this.#before[count - 1] as number));
    }
    this.#before[count] = places.length;
    this.count = count;
    this.#widest = widest;
  }

  /** The first page of all when no word is left. */
  pageOf(shelf: number): number {
    return this.#pages[shelf] || 1;
  }

  best(span: Span): Split {
    const { first, end, requests } = span;
    const total = this.#wordsIn(first, end);
    let shelf = this.#middle(first, end);
    let bits = 0;
    if (requests === 0 || total < 2) return { shelf, bits };
    const besides = this.#mostBesides(total, requests);
    const middle = shelf;
    // Away from the middle the shares become uneven, and the most that can be hoped for goes down.
    for (let other = middle; other >= first; other--) {
      if (evenness(this.#wordsIn(first, other), total) + besides <= bits) break;
      const taught = this.#bits(span, other);
      if (taught > bits) {
        bits = taught;
        shelf = other;
      }
    }
    for (let other = middle + 1; other < end; other++) {
      if (evenness(this.#wordsIn(other + 1, end), total) + besides <= bits) break;
      const taught = this.#bits(span, other);
      if (taught > bits) {
        bits = taught;
        shelf = other;
      }
    }
    return { shelf, bits };
  }

  #bits({ first, end, requests }: Span, shelf: number): number {
    const total = this.#wordsIn(first, end);
    const before = this.#wordsIn(first, shelf);
    const after = this.#wordsIn(shelf + 1, end);
    const now = (weighed(total) - weighed(before) - weighed(total - before - after) - weighed(after)) / total;
    if (requests === 1) return now;
    const [left, right] = [
      { first, end: shelf, requests: requests - 1 },
      { first: shelf + 1, end, requests: requests - 1 },
    ];
    return now + (before * this.best(left).bits + after * this.best(right).bits) / total;
  }

  /** More than the words on the shelf itself, at each request, and one bit for each request to come can teach. */
  #mostBesides(total: number, requests: number): number {
    const onIt = 2 * this.#widest >= total ? 1 : evenness(this.#widest, total);
    return requests - 1 + (2 ** requests - 1) * onIt;
  }

  #wordsIn(first: number, end: number): number {
    return (this.#before[end] as number) - (this.#before[first] as number);
  }

  /** The shelf on which the middle word stands. */
  #middle(first: number, end: number): number {
    const sought = (this.#before[first] as number) + (this.#wordsIn(first, end) >> 1);
    let [low, high] = [first, Math.max(first, end - 1)];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#before[middle] as number) <= sought) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

/** What it teaches to be told on which side of a cut a word is. */
function evenness(part: number, total: number): number {
  return (weighed(total) - weighed(part) - weighed(total - part)) / total;
}

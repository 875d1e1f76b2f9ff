// The page to point at: the one whose answers teach most, the next request counted.

import { logWeight } from './likelihood.ts';

/** A page, and what pointing at it teaches on average, in bits. */
export interface Pointing {
  readonly page: number;
  readonly bits: number;
}

/** `pages` go up with the places; `requests` pages may be pointed at, each after the answer about the one before. */
export function bestPointing(places: Uint32Array, pages: Uint16Array, requests: number): Pointing {
  const clusters = new Clusters(places, pages);
  const { cluster, bits } = clusters.best({ first: 0, end: clusters.count, requests });
  return { page: clusters.pageOf(cluster), bits };
}

/** The clusters among which a word is sought: from one on, up to another one. */
interface ClusterSpan {
  readonly first: number;
  readonly end: number;
  readonly requests: number;
}

interface Split {
  readonly cluster: number;
  readonly bits: number;
}

/** The words left, page by page. A page without any teaches less than its neighbour: only those with some are clusters. */
class Clusters {
  readonly #pages: Uint16Array;
  /** How many words stand before each cluster, and after the last one all of them. */
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
  pageOf(cluster: number): number {
    return this.#pages[cluster] || 1;
  }

  /** From the middle on, to the left and then to the right. */
  best(span: ClusterSpan): Split {
    const middle = this.#middle(span.first, span.end);
    const none: Split = { cluster: middle, bits: 0 };
    if (span.requests === 0 || this.#wordsIn(span.first, span.end) < 2) return none;
    return this.#bestRightOf(middle + 1, span, this.#bestLeftOf(middle, span, none));
  }

  #bestLeftOf(from: number, span: ClusterSpan, best: Split): Split {
    let { cluster, bits } = best;
    const total = this.#wordsIn(span.first, span.end);
    for (let other = from; other >= span.first; other--) {
      if (this.#hope(total, this.#wordsIn(span.first, other), span.requests) <= bits) break;
      const taught = this.#bits(span, other);
      if (taught > bits) [cluster, bits] = [other, taught];
    }
    return { cluster, bits };
  }

  #bestRightOf(from: number, span: ClusterSpan, best: Split): Split {
    let { cluster, bits } = best;
    const total = this.#wordsIn(span.first, span.end);
    for (let other = from; other < span.end; other++) {
      if (this.#hope(total, this.#wordsIn(other + 1, span.end), span.requests) <= bits) break;
      const taught = this.#bits(span, other);
      if (taught > bits) [cluster, bits] = [other, taught];
    }
    return { cluster, bits };
  }

  #bits({ first, end, requests }: ClusterSpan, cluster: number): number {
    const total = this.#wordsIn(first, end);
    const before = this.#wordsIn(first, cluster);
    const after = this.#wordsIn(cluster + 1, end);
    const now = (logWeight(total) - logWeight(before) - logWeight(total - before - after) - logWeight(after)) / total;
    if (requests === 1) return now;
    const [left, right] = [
      { first, end: cluster, requests: requests - 1 },
      { first: cluster + 1, end, requests: requests - 1 },
    ];
    return now + (before * this.best(left).bits + after * this.best(right).bits) / total;
  }

  /**
   * The most that a page can teach when a part of the words, less than half, is on one side of it: as if the widest cluster stood
   * there, and the next requests met nothing but such clusters. It goes down with the part: further from the middle there is
   * nothing better.
   */
  #hope(total: number, part: number, requests: number): number {
    const now = this.#hopeNow(total, part);
    if (requests === 1) return now;
    const rest = total - part;
    const then = part * this.#hope(part, part >> 1, requests - 1) + rest * this.#hope(rest, rest >> 1, requests - 1);
    return now + then / total;
  }

  #hopeNow(total: number, part: number): number {
    const widest = this.#widest;
    if (3 * widest >= total) return THREE_WAYS;
    const less = Math.min(part, (total - widest) >> 1);
    const rest = total - less;
    return evenness(less, total) + (rest / total) * evenness(widest, rest);
  }

  #wordsIn(first: number, end: number): number {
    return (this.#before[end] as number) - (this.#before[first] as number);
  }

  /** The cluster on which the middle word stands. */
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

/** AVANT, APRÈS and DANS LE MILLE, each as likely. */
const THREE_WAYS = Math.log2(3);

/** What it teaches to be told on which side of a cut a word is. */
function evenness(part: number, total: number): number {
  return (logWeight(total) - logWeight(part) - logWeight(total - part)) / total;
}

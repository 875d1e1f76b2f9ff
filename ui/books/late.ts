// What comes into the page once it is needed: asked for by the first who waits for it, or by the first who reads it too early.

import { StillComing } from '@boite/language';
import { nextTask } from '../next-task.ts';

const arrivalListeners = new Set<() => void>();

/** Told of each thing that has come. */
export function onArrival(listener: () => void): void {
  arrivalListeners.add(listener);
}

export class Late<Thing> {
  readonly #bring: () => Promise<Thing>;
  /** What is needed in the same breath: whoever asks for one is sure to ask for them. */
  readonly #companions: () => readonly Late<unknown>[];
  readonly #arrived = Promise.withResolvers<void>();
  #coming: Promise<Thing> | null = null;
  #come: { readonly thing: Thing } | null = null;

  constructor(bring: () => Promise<Thing>, companions: () => readonly Late<unknown>[] = () => []) {
    this.#bring = bring;
    this.#companions = companions;
  }

  /** Asked again after a failure, so that a moment without network does not keep it away for good. */
  come(): Promise<Thing> {
    this.#coming ??= this.#brought();
    return this.#coming;
  }

  /** For those who take it as it comes, and do not ask for it. */
  get arrival(): Promise<void> {
    return this.#arrived.promise;
  }

  get isHere(): boolean {
    return this.#come !== null;
  }

  get here(): Thing {
    if (this.#come === null) throw new StillComing(this.#comeTogether());
    return this.#come.thing;
  }

  /** Nobody may be left to hear that they failed. */
  #comeTogether(): Promise<unknown> {
    const coming = Promise.all([this.come(), ...this.#companions().map((late) => late.come())]);
    coming.catch(() => {});
    return coming;
  }

  async #brought(): Promise<Thing> {
    try {
      const thing = await this.#bring();
      // Opening it took a while, and so does whatever was waiting for it.
      await nextTask();
      this.#come = { thing };
      this.#arrived.resolve();
      for (const tell of arrivalListeners) tell();
      return thing;
    } catch (error) {
      this.#coming = null;
      throw error;
    }
  }
}

/** A book in the hands of those who do not wait for it: it comes when it is first opened. */
export function lateBook<Book extends object>(late: Late<Book>): Book {
  // Whoever waits for a promise of a book asks whether the book is one itself.
  const bound = new Map<PropertyKey, unknown>([['then', undefined]]);
  const pageOf = (key: PropertyKey): unknown => {
    const page: unknown = Reflect.get(late.here, key);
    return typeof page === 'function' ? page.bind(late.here) : page;
  };
  return new Proxy({} as Book, {
    get(_, key) {
      if (!bound.has(key)) bound.set(key, pageOf(key));
      return bound.get(key);
    },
  });
}

// All that is written of one game, in its order: to write on costs what is written, however long the game is.

import type { StoredFact } from './store.ts';

/** A value: writing on makes a new one, which shares what they have in common. */
export class FactLog {
  static readonly EMPTY = new FactLog([], 0);

  /** May hold more than this log does: what a later one has written on. */
  readonly #written: StoredFact[];
  readonly length: number;

  private constructor(written: StoredFact[], length: number) {
    this.#written = written;
    this.length = length;
  }

  static of(facts: readonly StoredFact[]): FactLog {
    return FactLog.EMPTY.with(facts);
  }

  with(facts: readonly StoredFact[]): FactLog {
    const isLatest = this.#written.length === this.length && this !== FactLog.EMPTY;
    const written = isLatest ? this.#written : this.since(0);
    for (const fact of facts) written.push(fact);
    return new FactLog(written, this.length + facts.length);
  }

  /** What is written after the first `from` facts. */
  since(from: number): StoredFact[] {
    return this.#written.slice(from, this.length);
  }
}

// Which STOP is played as a scene now: the last one that this player has not seen yet.

import type { NewsOf } from '@boite/kernel';
import type { Told } from '@boite/protocol';
import type { DicoTypes, News } from '../types.ts';
import { Seen } from './seen.ts';

export type StopNews = NewsOf<DicoTypes, 'announced'>;

export class Stops {
  readonly #seen: Seen;
  #call = $state.raw<StopNews | null>(null);

  constructor(told: readonly Told<News>[], draftKey: string | null) {
    this.#seen = new Seen(told, draftKey === null ? null : `${draftKey}/stops`);
    this.follow(told);
  }

  /** Null when there is none to be seen. */
  get call(): StopNews | null {
    return this.#call;
  }

  follow(told: readonly Told<News>[]): void {
    const last = this.#seen.freshIn(told).findLast(({ news }) => news.kind === 'announced')?.news;
    this.#seen.see(told);
    if (last?.kind === 'announced') this.#call = last;
  }

  close(): void {
    this.#call = null;
  }
}

/** The STOP with which a game ended; null when it ended otherwise. */
export function lastStop(told: readonly Told<News>[]): StopNews | null {
  const last = told.findLast(({ news }) => news.kind === 'announced' || news.kind === 'turn' || news.kind === 'retired')?.news;
  return last?.kind === 'announced' ? last : null;
}

// How the page asks for a day: in a worker, called with the first question.

import type { DayBest, GameTypes, WordsUsed } from '@boite/kernel';
import { AskedWorker } from '@boite/ui/asked-worker.ts';
import type { DayQuestion } from './days.worker.ts';
import address from './days.worker.ts?page-worker';

export class DayAsking {
  readonly #worker = new AskedWorker<DayQuestion, unknown>(address);
  readonly #of: Pick<DayQuestion, 'game' | 'day'>;

  constructor(game: string, day: string) {
    this.#of = { game, day };
  }

  dealt(): Promise<readonly GameTypes['Fact'][]> {
    return this.#worker.ask({ ...this.#of, best: null }) as Promise<readonly GameTypes['Fact'][]>;
  }

  best(words: WordsUsed): Promise<DayBest> {
    return this.#worker.ask({ ...this.#of, best: words }) as Promise<DayBest>;
  }

  close(): void {
    this.#worker.close();
  }
}

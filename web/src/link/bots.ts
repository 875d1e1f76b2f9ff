// Knows how bots think without stopping the page: in a worker of their own, called when the first one is needed.

import type { BotRequest, Bots } from '@boite/table';
import { AskedWorker } from '@boite/ui/asked-worker.ts';
import address from './bots.worker.ts?page-worker';

export class WorkerBots implements Bots {
  readonly #worker = new AskedWorker<BotRequest, unknown>(address);

  /** Where it comes from, for those who only keep it. */
  static readonly address = address;

  /** Called before it is needed, a worker has come when the line is gone. */
  call(): void {
    this.#worker.call();
  }

  think(request: BotRequest): Promise<unknown> {
    return this.#worker.ask(request);
  }

  close(): void {
    this.#worker.close();
  }
}

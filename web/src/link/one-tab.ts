// Knows that a table on this device is played in one tab at a time: the last that opened it. The others are told.

export class OneTab {
  readonly #tabs: BroadcastChannel;

  /** Takes the table; `yielded` is called when another tab takes it. */
  constructor(code: string, yielded: () => void) {
    this.#tabs = new BroadcastChannel(`boite/ici/${code}`);
    this.#tabs.onmessage = yielded;
    this.#tabs.postMessage('taken');
  }

  leave(): void {
    this.#tabs.close();
  }
}

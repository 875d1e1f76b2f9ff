// A line between a page and a house that can be made bad: it swallows, delays and cuts.

import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** Both ends of one connection; a doomed one carries nothing any more, and neither end is told. */
interface Carried {
  readonly ends: readonly [Socket, Socket];
  isDoomed: boolean;
}

type LineState = 'good' | 'swallowing' | 'cut';

export class Line {
  readonly #server: Server;
  readonly #carried = new Set<Carried>();
  readonly #port: number;
  #state: LineState = 'good';
  #delay = 0;
  url = '';

  static async to(house: string): Promise<Line> {
    const line = new Line(Number(new URL(house).port));
    line.#server.listen(0, '127.0.0.1');
    await once(line.#server, 'listening');
    line.url = `http://127.0.0.1:${(line.#server.address() as AddressInfo).port}`;
    return line;
  }

  private constructor(port: number) {
    this.#port = port;
    this.#server = createServer((page) => this.#carry(page));
  }

  /** What is said is lost, on the connections there are for good, and on new ones until it is mended. */
  swallow(): void {
    this.#state = 'swallowing';
    for (const carried of this.#carried) carried.isDoomed = true;
  }

  /** What is said arrives so many milliseconds later. */
  delay(milliseconds: number): void {
    this.#delay = milliseconds;
  }

  /** Both ends are told, and nothing new is taken. */
  cut(): void {
    this.#state = 'cut';
    this.#hangUpAll();
  }

  mend(): void {
    this.#state = 'good';
    this.#delay = 0;
  }

  async close(): Promise<void> {
    this.#hangUpAll();
    await new Promise((closed) => this.#server.close(closed));
  }

  #hangUpAll(): void {
    for (const { ends } of this.#carried) for (const end of ends) end.destroy();
  }

  #carry(page: Socket): void {
    if (this.#state === 'cut') return void page.destroy();
    const house = connect(this.#port, '127.0.0.1');
    const carried: Carried = { ends: [page, house], isDoomed: this.#state === 'swallowing' };
    this.#carried.add(carried);
    this.#pass(carried, page, house);
    this.#pass(carried, house, page);
  }

  #pass(carried: Carried, from: Socket, to: Socket): void {
    let last = Promise.resolve();
    const later = (what: () => void) => {
      const arrives = new Promise((arrived) => setTimeout(arrived, this.#delay));
      last = last.then(() => arrives).then(() => (carried.isDoomed ? undefined : what()));
    };
    from.on('data', (said) => later(() => to.write(said)));
    from.on('error', () => {});
    from.on('close', () => {
      if (carried.ends.every((end) => end.destroyed)) this.#carried.delete(carried);
      later(() => to.destroy());
    });
  }
}

// A line between two programs that can be cut, slowed down and held: whoever is at its ends knows nothing of it.

import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';

export class FaultyLine {
  /** The port it leads to; another one once whoever listened there has come back elsewhere. */
  target: number;
  /** Milliseconds for every piece that goes over it. */
  delay = 0;
  readonly #server: Server;
  readonly #ends = new Set<Socket>();
  #isHeld = false;

  static async to(target: number): Promise<FaultyLine> {
    const line = new FaultyLine(target);
    line.#server.listen(0, '127.0.0.1');
    await once(line.#server, 'listening');
    return line;
  }

  private constructor(target: number) {
    this.target = target;
    this.#server = createServer((socket) => this.#join(socket, connect(this.target, '127.0.0.1')));
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  cut(): void {
    for (const end of this.#ends) end.destroy();
  }

  /** Nothing gets through, and nobody is told. */
  hold(): void {
    this.#isHeld = true;
    for (const end of this.#ends) end.pause();
  }

  release(): void {
    this.#isHeld = false;
    for (const end of this.#ends) end.resume();
  }

  close(): void {
    this.#server.close();
    this.cut();
  }

  #join(one: Socket, other: Socket): void {
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const) {
      this.#ends.add(from);
      if (this.#isHeld) from.pause();
      let last = Promise.resolve();
      from.on('data', (data) => {
        last = last.then(() => this.#carried(data, to));
      });
      from.on('error', () => {});
      from.on('close', () => {
        this.#ends.delete(from);
        void last.then(() => to.destroy());
      });
    }
  }

  async #carried(data: Buffer, to: Socket): Promise<void> {
    if (this.delay > 0) await setTimeout(this.delay);
    if (!to.destroyed) to.write(data);
  }
}

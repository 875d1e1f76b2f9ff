// The lines of our pages to tables that other processes have: what a page says goes there, what it is told comes back.

import type { ClientMessage } from '@boite/protocol';
import type { Relay, RelayedPage } from '../connection.ts';
import type { Bus } from './bus.ts';
import { inboxOf, type RelayMessage } from './relayed.ts';

/** How often the other processes hear how their lines stand, in milliseconds. */
export const BEAT = 1_000;
/** A process that has not answered for so long may be dead, and is for sure after so long, in milliseconds. */
const DOUBTED_AFTER = 2_200;
const GIVEN_UP_AFTER = 8_000;

interface RelayPorts {
  readonly id: string;
  readonly bus: Bus;
  readonly isAlive: (process: string) => Promise<boolean>;
  readonly now: () => number;
  /** Milliseconds between two beats. */
  readonly beat?: number;
}

class RelayLine implements Relay {
  readonly owner: string;
  readonly page: RelayedPage;
  readonly #number: number;
  readonly #ports: RelayPorts;
  readonly #ended: () => void;
  said = 0;
  heard = 0;

  constructor(number: number, of: { readonly owner: string; readonly page: RelayedPage }, ports: RelayPorts, ended: () => void) {
    this.owner = of.owner;
    this.page = of.page;
    this.#number = number;
    this.#ports = ports;
    this.#ended = ended;
  }

  say(message: ClientMessage): void {
    const { device, address } = this.page;
    this.said += 1;
    const spoken = { from: this.#ports.id, line: this.#number, number: this.said, device, address, message };
    this.#ports.bus.say(inboxOf(this.owner), { kind: 'say', ...spoken } satisfies RelayMessage);
  }

  hear(number: number, text: string): void {
    if (number > this.heard + 1) this.page.cut();
    if (number !== this.heard + 1) return;
    this.heard = number;
    this.page.send(text);
  }

  end(): void {
    this.#ended();
  }
}

export class Relays {
  readonly #ports: RelayPorts;
  readonly #lines = new Map<number, RelayLine>();
  /** When each process last answered. */
  readonly #answered = new Map<string, number>();
  readonly #timer: NodeJS.Timeout;
  #last = 0;

  constructor(ports: RelayPorts) {
    this.#ports = ports;
    this.#timer = setInterval(() => void this.#beat(), ports.beat ?? BEAT);
  }

  get count(): number {
    return this.#lines.size;
  }

  opened(owner: string, page: RelayedPage): Relay {
    const number = ++this.#last;
    const line = new RelayLine(number, { owner, page }, this.#ports, () => void this.#lines.delete(number));
    this.#lines.set(number, line);
    if (!this.#answered.has(owner)) this.#answered.set(owner, this.#ports.now());
    return line;
  }

  hear(message: Extract<RelayMessage, { kind: 'tell' | 'cut' | 'alive' }>): void {
    if (message.kind === 'alive') this.#answered.set(message.from, this.#ports.now());
    else if (message.kind === 'cut') this.#lines.get(message.line)?.page.cut();
    else this.#lines.get(message.line)?.hear(message.number, message.text);
  }

  close(): void {
    clearInterval(this.#timer);
  }

  /** The last word to a process has no line in it: it lets go of those that it still had. */
  async #beat(): Promise<void> {
    const byOwner = Map.groupBy(this.#lines, ([, { owner }]) => owner);
    const now = this.#ports.now();
    for (const owner of [...this.#answered.keys()]) {
      const lines = byOwner.get(owner) ?? [];
      const states = lines.map(([line, { said, heard, page }]) => ({ line, said, heard, quiet: now - page.lastHeard }));
      this.#ports.bus.say(inboxOf(owner), { kind: 'beat', from: this.#ports.id, lines: states } satisfies RelayMessage);
      if (lines.length === 0) this.#answered.delete(owner);
      else await this.#doubt(owner, lines);
    }
  }

  async #doubt(owner: string, lines: readonly (readonly [number, RelayLine])[]): Promise<void> {
    const silence = this.#ports.now() - (this.#answered.get(owner) ?? 0);
    if (silence < DOUBTED_AFTER) return;
    if (silence < GIVEN_UP_AFTER && (await this.#ports.isAlive(owner).catch(() => true))) return;
    this.#answered.delete(owner);
    for (const [, { page }] of lines) page.cut();
  }
}

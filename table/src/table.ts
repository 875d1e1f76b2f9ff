// The authority of one table: what is asked comes one after the other; a fault of ours sets that table aside, and whoever comes in opens it again.

import type { ClientMessage } from '@boite/protocol';
import { type Arrival, isInvited, isOpenToCodes } from './admission.ts';
import { keepDump } from './dump.ts';
import { foundAt, type KeptTable } from './kept-table.ts';
import { LiveTable } from './live-table.ts';
import type { Guest, GuestMessage, Ports } from './ports.ts';
import { Queue } from './queue.ts';

/** How long a table that was set aside is left alone before it is opened again, in milliseconds. */
const MENDING_REST = 1_500;

export class Table {
  readonly #ports: Ports;
  readonly #live: LiveTable;
  readonly #queue = new Queue();
  #isClosed = false;
  /** When a fault of ours stopped it; null while it goes on. */
  #brokenAt: number | null = null;

  /** The table of that code as it was left; null when there is none. Throws when it cannot be replayed. */
  static async found(code: string, ports: Ports): Promise<Table | null> {
    const found = await foundAt(code, ports);
    return found === null ? null : new Table(found, ports);
  }

  private constructor(found: ConstructorParameters<typeof KeptTable>[0], ports: Ports) {
    this.#ports = ports;
    this.#live = new LiveTable(found, ports, (task) => void this.#inTurn(task));
  }

  get code(): string {
    return this.#live.kept.table.code;
  }

  admits(arrival: Arrival): boolean {
    return isInvited(this.#live.kept.table, arrival) || this.#live.audience.has(arrival.device);
  }

  get isOpenToCodes(): boolean {
    return isOpenToCodes(this.#live.kept.table);
  }

  /** Nobody is here and nothing is under way: it may be closed and found again later. */
  get isIdle(): boolean {
    return this.#live.audience.isEmpty && this.#queue.isEmpty;
  }

  /** Never rejects: whatever happens is told to the guest. */
  receive(guest: Guest, message: ClientMessage): Promise<void> {
    return this.#inTurn(() => this.#live.answer({ guest, message }), { guest, message });
  }

  /** Does what is due although nobody is there. */
  wake(): Promise<void> {
    return this.#inTurn(() => this.#live.wake());
  }

  leave(guest: Guest): Promise<void> {
    return this.#queue.add(() => {
      this.#live.forget(guest);
      return this.#attempt(() => this.#live.ring());
    });
  }

  /** Nothing happens at this table any more; what it was is kept. */
  async close(): Promise<void> {
    await this.#inTurn(() => this.#live.kept.sand.stand());
    this.#live.stop();
    this.#isClosed = true;
  }

  #inTurn(task: Task, asked: GuestMessage | null = null): Promise<void> {
    return this.#queue.add(() => this.#attempt(task, asked));
  }

  async #attempt(task: Task, asked: GuestMessage | null = null): Promise<void> {
    if (this.#isClosed) return;
    try {
      if (this.#brokenAt === null || (await this.#isMended(asked))) await task();
      else if (asked !== null) this.#tellBroken(asked.guest, asked);
    } catch (error) {
      const passing = this.#ports.passing?.(error) ?? null;
      if (passing === null) await this.#setAside(error, asked);
      else await this.#tryAgain(passing, { task, asked });
    }
  }

  /** Nothing was kept of what failed. If what it lacks does not come, the guest may ask again. */
  async #tryAgain(passing: Promise<unknown>, { task, asked }: { task: Task; asked: GuestMessage | null }): Promise<void> {
    const hasPassed = await passing.then(
      () => true,
      () => false,
    );
    if (hasPassed) await this.#attempt(task, asked);
    else asked?.guest.tell(this.#live.refusal(asked.message.id, { code: 'not-kept' }));
  }

  /** Whoever comes in opens a table again that was set aside: from what is kept, as if nothing had been asked since. */
  async #isMended(asked: GuestMessage | null): Promise<boolean> {
    const { clock } = this.#ports;
    if (asked?.message.type !== 'enter' || clock.now() < (this.#brokenAt ?? 0) + MENDING_REST) return false;
    await this.#live.refind();
    this.#brokenAt = null;
    return true;
  }

  /** A fault of ours stops this table and no other. */
  async #setAside(error: unknown, asked: GuestMessage | null): Promise<void> {
    this.#brokenAt = this.#ports.clock.now();
    this.#live.kept.sand.stand();
    this.#ports.trouble(`table ${this.code} is set aside`, error);
    const concerned = new Set(this.#live.audience.guests());
    if (asked !== null) concerned.add(asked.guest);
    for (const guest of concerned) this.#tellBroken(guest, asked);
    await keepDump(this.#live.kept, { error, request: asked?.message ?? null }, this.#ports);
  }

  #tellBroken(guest: Guest, asked: GuestMessage | null): void {
    const id = guest === asked?.guest ? asked.message.id : null;
    guest.tell(this.#live.refusal(id, { code: 'broken-table' }));
  }
}

type Task = () => Promise<void> | void;

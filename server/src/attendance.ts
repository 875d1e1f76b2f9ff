// One page at the tables of this process: whoever is expected is let in, and what it says is handed to the table it is at.

import { type ClientMessage, CODE_LENGTH, type ServerMessage, type TableRefusal } from '@boite/protocol';
import { type DeviceId, type Guest, Table, tableRefusalText } from '@boite/table';
import type { Guesses } from './guesses.ts';
import type { Metrics } from './metrics.ts';
import type { Elsewhere, Tables } from './tables.ts';

type EnterMessage = Extract<ClientMessage, { type: 'enter' }>;

export interface AttendancePorts {
  readonly tables: Tables;
  readonly guesses: Guesses;
  readonly metrics: Pick<Metrics, 'answered' | 'wrongCode'>;
  readonly trouble: (what: string, error: unknown) => void;
}

/** The page as its table knows it. */
export interface Attendant {
  readonly device: DeviceId;
  readonly address: string;
  readonly lastHeard: number;
  tell(message: ServerMessage): void;
  /** Its table has gone to another process: the page has to come in again. */
  cut(): void;
}

export class Attendance {
  readonly #who: Attendant;
  readonly #guest: Guest;
  readonly #ports: AttendancePorts;
  #table: Table | null = null;
  #stopWatching: () => void = () => {};

  constructor(who: Attendant, ports: AttendancePorts) {
    this.#who = who;
    this.#ports = ports;
    this.#guest = who;
  }

  /** Does what a message asks; says where its table is when another process has it. */
  async pass(message: ClientMessage): Promise<Elsewhere | null> {
    const from = performance.now();
    const elsewhere = message.type === 'enter' ? await this.#enter(message) : await this.#receive(message);
    if (elsewhere === null) this.#ports.metrics.answered(message.type, performance.now() - from);
    return elsewhere;
  }

  async leave(): Promise<void> {
    const table = this.#table;
    this.#table = null;
    this.#stopWatching();
    await table?.leave(this.#guest);
  }

  async #receive(message: ClientMessage): Promise<null> {
    if (this.#table === null) return this.#refuse(message.id, { code: 'not-at-a-table' });
    await this.#table.receive(this.#guest, message);
    return null;
  }

  async #enter(message: EnterMessage): Promise<Elsewhere | null> {
    const found = await this.#found(message);
    if (found === null) return null;
    if (found !== this.#table) await this.leave();
    if (!(found instanceof Table)) return found;
    this.#table = found;
    this.#stopWatching();
    this.#stopWatching = this.#ports.tables.whenLost(found, () => this.#who.cut());
    await found.receive(this.#guest, message);
    return null;
  }

  /** Those who are expected come in whatever others have tried; a code that does not open is paid for. */
  async #found({ id, code: typed }: EnterMessage): Promise<Table | Elsewhere | null> {
    const { guesses, metrics } = this.#ports;
    const { device, address } = this.#who;
    const table = await this.#looked(typed.slice(0, CODE_LENGTH));
    if (table === 'broken') return this.#refuse(id, { code: 'broken-table' });
    if (table !== null && !(table instanceof Table)) return table;
    if (table?.admits({ device, typed })) return table;
    if (!guesses.mayTry(address)) return this.#refuse(id, { code: 'too-fast' });
    const isCode = typed.length === CODE_LENGTH;
    if (table?.isOpenToCodes && isCode) return table;
    guesses.pay(address);
    metrics.wrongCode();
    return this.#refuse(id, table !== null && isCode ? { code: 'link-only' } : { code: 'unknown-table', table: typed });
  }

  async #looked(code: string): Promise<Table | Elsewhere | 'broken' | null> {
    try {
      return await this.#ports.tables.find(code);
    } catch (error) {
      this.#ports.trouble('a table cannot be replayed', error);
      return 'broken';
    }
  }

  #refuse(id: number, refusal: TableRefusal): null {
    this.#who.tell(refusedMessage(id, refusal));
    return null;
  }
}

export function refusedMessage(id: number | null, refusal: TableRefusal): ServerMessage {
  return { type: 'refused', id, refusal, text: tableRefusalText(refusal) ?? '' };
}

// Knows one page that talks to us: what it says is bounded, read without trust, and handed to the table it is at.

import { type ClientMessage, readClientMessage, readMessageId, type ServerMessage, type TableRefusal } from '@boite/protocol';
import { type DeviceId, type Guest, type Table, tableRefusalText } from '@boite/table';
import { Allowance, type Allowances } from './allowance.ts';
import { fingerprintOf } from './device.ts';
import type { Limits } from './settings.ts';
import type { Tables } from './tables.ts';

/** A page that does not read what it is told, in bytes, is gone. */
const LONGEST_BACKLOG = 1024 * 1024;
/** Messages of one page that wait for an answer. */
const MOST_WAITING = 64;

/** What is needed of a socket. */
export interface SocketLine {
  readonly bufferedAmount: number;
  send(text: string): void;
  terminate(): void;
}

export interface ConnectionPorts {
  readonly tables: Tables;
  readonly wrongCodes: Allowances;
  readonly limits: Limits;
  readonly now: () => number;
  /** The time at the tables. */
  readonly tableTime: () => number;
  readonly trouble: (what: string, error: unknown) => void;
}

export class Connection implements Guest {
  readonly device: DeviceId;
  readonly address: string;
  lastHeard: number;
  readonly #line: SocketLine;
  readonly #ports: ConnectionPorts;
  readonly #allowance: Allowance;
  #table: Table | null = null;
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;

  constructor(who: { readonly device: DeviceId; readonly address: string }, line: SocketLine, ports: ConnectionPorts) {
    this.device = who.device;
    this.address = who.address;
    this.#line = line;
    this.#ports = ports;
    this.lastHeard = ports.tableTime();
    this.#allowance = new Allowance(ports.limits.messages, ports.now());
  }

  tell(message: ServerMessage): void {
    if (this.#line.bufferedAmount > LONGEST_BACKLOG) this.#line.terminate();
    else this.#line.send(writtenOnce(message));
  }

  /** The line lives: its page says something, or the browser answers for it. */
  beats(): void {
    this.lastHeard = this.#ports.tableTime();
  }

  hear(raw: string): void {
    this.beats();
    const message = this.#mayAsk() ? readClientMessage(raw) : 'too-fast';
    if (message === 'too-fast') this.#refuse(readMessageId(raw), { code: 'too-fast' });
    else if (message === null) this.#refuse(readMessageId(raw), { code: 'unreadable' });
    else if (message.type === 'ping') this.tell({ type: 'done', id: message.id });
    else this.#inTurn(() => this.#pass(message));
  }

  /** The line is cut: what was said before is still done. */
  hangUp(): void {
    this.#inTurn(async () => {
      await this.#table?.leave(this);
      this.#table = null;
    });
  }

  #mayAsk(): boolean {
    return this.#allowance.take(this.#ports.now()) && this.#waiting < MOST_WAITING;
  }

  #inTurn(task: () => Promise<void>): void {
    this.#waiting += 1;
    this.#last = this.#last.then(task).finally(() => {
      this.#waiting -= 1;
    });
  }

  async #pass(message: ClientMessage): Promise<void> {
    if (message.type === 'enter') return this.#enter(message);
    if (this.#table === null) return this.#refuse(message.id, { code: 'not-at-a-table' });
    return this.#table.receive(this, withoutSecret(message));
  }

  async #enter(message: Extract<ClientMessage, { type: 'enter' }>): Promise<void> {
    const table = await this.#found(message);
    if (table === null) return;
    if (table !== this.#table) await this.#table?.leave(this);
    this.#table = table;
    await table.receive(this, message);
  }

  async #found({ id, code }: Extract<ClientMessage, { type: 'enter' }>): Promise<Table | null> {
    const { tables, wrongCodes, now } = this.#ports;
    if (!wrongCodes.hasPermission(this.address, now())) return this.#refused(id, { code: 'too-fast' });
    try {
      const table = await tables.find(code);
      if (table !== null) return table;
    } catch (error) {
      this.#ports.trouble(`table ${code} cannot be replayed`, error);
      return this.#refused(id, { code: 'broken-table' });
    }
    wrongCodes.take(this.address, now());
    return this.#refused(id, { code: 'unknown-table', table: code });
  }

  #refused(id: number, refusal: TableRefusal): null {
    this.#refuse(id, refusal);
    return null;
  }

  #refuse(id: number | null, refusal: TableRefusal): void {
    this.tell({ type: 'refused', id, refusal, text: tableRefusalText(refusal) ?? '' });
  }
}

/** A table knows keys as it knows devices, by their fingerprints: neither the store nor a dump holds a secret. */
function withoutSecret(message: ClientMessage): ClientMessage {
  return 'key' in message ? { ...message, key: fingerprintOf(message.key) } : message;
}

/** Spectators are told the same thing: it is written once. */
const writtenMessages = new WeakMap<ServerMessage, string>();

function writtenOnce(message: ServerMessage): string {
  const text = writtenMessages.get(message) ?? JSON.stringify(message);
  writtenMessages.set(message, text);
  return text;
}

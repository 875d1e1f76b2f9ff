// Knows one page that talks to us: what it says is bounded, read without trust, and handed to the table it is at.

import {
  type ClientMessage,
  CODE_LENGTH,
  readClientMessage,
  readMessageId,
  type ServerMessage,
  type TableRefusal,
} from '@boite/protocol';
import { type Clock, type DeviceId, type Guest, type Table, tableRefusalText } from '@boite/table';
import { fingerprintOf } from './device.ts';
import type { Guesses } from './guesses.ts';
import { Intake, type PausableLine } from './intake.ts';
import type { Metrics } from './metrics.ts';
import type { Limits } from './settings.ts';
import type { Tables } from './tables.ts';

/** A page that does not read what it is told, in bytes, is gone. */
const LONGEST_BACKLOG = 1024 * 1024;
/** Messages of one page that wait for an answer. */
const MOST_WAITING = 64;

/** What is needed of a socket. */
export interface SocketLine extends PausableLine {
  readonly bufferedAmount: number;
  send(text: string): void;
}

export interface ConnectionPorts {
  readonly tables: Tables;
  readonly guesses: Guesses;
  readonly limits: Limits;
  /** Of the house, whatever the tables take for the time. */
  readonly clock: Clock;
  readonly metrics: Pick<Metrics, 'answered' | 'cut' | 'wrongCode'>;
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
  readonly intake: Intake;
  #table: Table | null = null;
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;

  constructor(who: { readonly device: DeviceId; readonly address: string }, line: SocketLine, ports: ConnectionPorts) {
    this.device = who.device;
    this.address = who.address;
    this.#line = line;
    this.#ports = ports;
    const { messages, bytes } = ports.limits;
    const isBusy = () => this.#waiting >= MOST_WAITING;
    const cut = () => {
      ports.metrics.cut();
      line.terminate();
    };
    this.intake = new Intake({
      line: { pause: () => line.pause(), resume: () => line.resume(), terminate: cut },
      clock: ports.clock,
      messages,
      bytes,
      isBusy,
      hear: (raw) => this.#hear(raw),
    });
    this.lastHeard = ports.tableTime();
  }

  tell(message: ServerMessage): void {
    if (this.#line.bufferedAmount > LONGEST_BACKLOG) this.#line.terminate();
    else this.#line.send(writtenOnce(message));
  }

  /** The line lives: its page says something, or the browser answers for it. */
  beats(): void {
    this.lastHeard = this.#ports.tableTime();
  }

  /** The line is cut: what was heard before is still done. */
  hangUp(): void {
    this.intake.end();
    this.#inTurn(async () => {
      await this.#table?.leave(this);
      this.#table = null;
    });
  }

  #hear(raw: string): void {
    const message = readClientMessage(raw);
    if (message === null) this.#refuse(readMessageId(raw), { code: 'unreadable' });
    else if (message.type === 'ping') this.tell({ type: 'done', id: message.id });
    else this.#inTurn(() => this.#timed(message));
  }

  #inTurn(task: () => Promise<void>): void {
    this.#waiting += 1;
    this.#last = this.#last.then(task).finally(() => {
      this.#waiting -= 1;
    });
  }

  async #timed(message: ClientMessage): Promise<void> {
    const from = performance.now();
    await this.#pass(message);
    this.#ports.metrics.answered(message.type, performance.now() - from);
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

  /** Those who are expected come in whatever others have tried; a code that does not open is paid for. */
  async #found({ id, code: typed }: Extract<ClientMessage, { type: 'enter' }>): Promise<Table | null> {
    const { guesses } = this.#ports;
    const table = await this.#looked(typed.slice(0, CODE_LENGTH));
    if (table === 'broken') return this.#refused(id, { code: 'broken-table' });
    if (table?.admits({ device: this.device, typed })) return table;
    if (!guesses.mayTry(this.address)) return this.#refused(id, { code: 'too-fast' });
    const isCode = typed.length === CODE_LENGTH;
    if (table?.isOpenToCodes && isCode) return table;
    guesses.pay(this.address);
    this.#ports.metrics.wrongCode();
    return this.#refused(id, table !== null && isCode ? { code: 'link-only' } : { code: 'unknown-table', table: typed });
  }

  async #looked(code: string): Promise<Table | 'broken' | null> {
    try {
      return await this.#ports.tables.find(code);
    } catch (error) {
      this.#ports.trouble('a table cannot be replayed', error);
      return 'broken';
    }
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

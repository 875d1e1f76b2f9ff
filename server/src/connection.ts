// Knows one page that talks to us: what it says is bounded, read without trust, and handed on to the table it is at, here or in the process
// that has it.

import { type ClientMessage, readClientMessage, readMessageId, type ServerMessage } from '@boite/protocol';
import type { Clock, DeviceId } from '@boite/table';
import { Attendance, type AttendancePorts, type Attendant, refusedMessage } from './attendance.ts';
import { fingerprintOf } from './device.ts';
import { Intake, type PausableLine } from './intake.ts';
import type { Metrics } from './metrics.ts';
import type { Limits } from './settings.ts';

/** A page that does not read what it is told, in bytes, is gone. */
const LONGEST_BACKLOG = 1024 * 1024;
/** Messages of one page that wait for an answer. */
export const MOST_WAITING = 64;

/** What is needed of a socket. */
export interface SocketLine extends PausableLine {
  readonly bufferedAmount: number;
  send(text: string): void;
}

/** The way of one page to a table that another process has. */
export interface Relay {
  say(message: ClientMessage): void;
  end(): void;
}

/** A page as another process is told of it. */
export interface RelayedPage {
  readonly device: DeviceId;
  readonly address: string;
  readonly lastHeard: number;
  /** As the other process wrote it. */
  send(text: string): void;
  cut(): void;
}

/** Opens a way to a table of that process. */
export type Relaying = (owner: string, page: RelayedPage) => Relay;

export interface ConnectionPorts extends AttendancePorts {
  readonly limits: Limits;
  /** Of the house, whatever the tables take for the time. */
  readonly clock: Clock;
  readonly metrics: Pick<Metrics, 'answered' | 'cut' | 'wrongCode'>;
  /** The time at the tables. */
  readonly tableTime: () => number;
  /** Null where one process has all the tables, or none hears of the others. */
  readonly relaying: Relaying | null;
}

export class Connection implements Attendant, RelayedPage {
  readonly device: DeviceId;
  readonly address: string;
  lastHeard: number;
  readonly #line: SocketLine;
  readonly #ports: ConnectionPorts;
  readonly intake: Intake;
  readonly #attendance: Attendance;
  #relay: Relay | null = null;
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;

  constructor(who: { readonly device: DeviceId; readonly address: string }, line: SocketLine, ports: ConnectionPorts) {
    this.device = who.device;
    this.address = who.address;
    this.#line = line;
    this.#ports = ports;
    const { messages, bytes } = ports.limits;
    const isBusy = () => this.#waiting >= MOST_WAITING;
    const insisted = () => {
      ports.metrics.cut();
      line.terminate();
    };
    this.intake = new Intake({
      line: { pause: () => line.pause(), resume: () => line.resume(), terminate: insisted },
      clock: ports.clock,
      messages,
      bytes,
      isBusy,
      hear: (raw) => this.#hear(raw),
    });
    this.lastHeard = ports.tableTime();
    this.#attendance = new Attendance(this, ports);
  }

  tell(message: ServerMessage): void {
    this.send(writtenOnce(message));
  }

  send(text: string): void {
    if (this.#line.bufferedAmount > LONGEST_BACKLOG) this.#line.terminate();
    else this.#line.send(text);
  }

  cut(): void {
    this.#line.terminate();
  }

  /** The line lives: its page says something, or the browser answers for it. */
  beats(): void {
    this.lastHeard = this.#ports.tableTime();
  }

  /** The line is cut: what was heard before is still done. */
  hangUp(): void {
    this.intake.end();
    this.#inTurn(() => {
      this.#endRelay();
      return this.#attendance.leave();
    });
  }

  #hear(raw: string): void {
    const message = readClientMessage(raw);
    if (message === null) this.tell(refusedMessage(readMessageId(raw), { code: 'unreadable' }));
    else if (message.type === 'ping') this.tell({ type: 'done', id: message.id });
    else this.#inTurn(() => this.#pass(withoutSecret(message)));
  }

  #inTurn(task: () => Promise<void>): void {
    this.#waiting += 1;
    this.#last = this.#last.then(task).finally(() => {
      this.#waiting -= 1;
    });
  }

  async #pass(message: ClientMessage): Promise<void> {
    if (this.#relay !== null && message.type !== 'enter') return this.#relay.say(message);
    this.#endRelay();
    const elsewhere = await this.#attendance.pass(message);
    if (elsewhere === null) return;
    this.#relay = this.#ports.relaying?.(elsewhere.owner, this) ?? null;
    if (this.#relay === null) this.tell(refusedMessage(message.id, { code: 'not-kept' }));
    else this.#relay.say(message);
  }

  #endRelay(): void {
    this.#relay?.end();
    this.#relay = null;
  }
}

/** A table knows keys as it knows devices, by their fingerprints: neither the store nor a dump holds a secret. */
function withoutSecret(message: ClientMessage): ClientMessage {
  return 'key' in message ? { ...message, key: fingerprintOf(message.key) } : message;
}

/** Spectators are told the same thing: it is written once. */
const writtenMessages = new WeakMap<ServerMessage, string>();

export function writtenOnce(message: ServerMessage): string {
  const text = writtenMessages.get(message) ?? JSON.stringify(message);
  writtenMessages.set(message, text);
  return text;
}

// The pages of other processes at tables of ours.

import type { ServerMessage } from '@boite/protocol';
import type { DeviceId } from '@boite/table';
import { Attendance, type AttendancePorts, type Attendant } from '../attendance.ts';
import { MOST_WAITING, writtenOnce } from '../connection.ts';
import type { Bus } from './bus.ts';
import { inboxOf, type RelayMessage, type RelayState } from './relayed.ts';
import { BEAT } from './relays.ts';

/** After so many beats what was told must have been heard. */
const BEATS_OF_GRACE = 3;
/** A process that has been silent for so long is gone, with its pages, in milliseconds. */
const GONE_AFTER = 6 * BEAT;

type Say = Extract<RelayMessage, { kind: 'say' }>;

interface VisitPorts extends AttendancePorts {
  readonly id: string;
  readonly bus: Bus;
  readonly now: () => number;
}

class Visit implements Attendant {
  readonly device: DeviceId;
  readonly address: string;
  lastHeard: number;
  readonly #from: Pick<Say, 'from' | 'line'>;
  readonly #ports: VisitPorts;
  readonly #attendance: Attendance;
  readonly #ended: () => void;
  #said = 0;
  #told = 0;
  /** How much had been told at the last beats, the latest last. */
  #toldAtBeats: readonly number[] = [];
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;

  constructor(first: Say, ports: VisitPorts, ended: () => void) {
    this.device = first.device;
    this.address = first.address;
    this.lastHeard = ports.now();
    this.#from = first;
    this.#ports = ports;
    this.#ended = ended;
    this.#attendance = new Attendance(this, ports);
  }

  tell(message: ServerMessage): void {
    this.#told += 1;
    this.#say({ kind: 'tell', line: this.#from.line, number: this.#told, text: writtenOnce(message) });
  }

  /** What comes twice is left out; what is missing, or too much, ends the visit. */
  hear({ number, message }: Say): void {
    if (number > this.#said + 1 || this.#waiting >= MOST_WAITING) this.cut();
    if (number !== this.#said + 1) return;
    this.#said = number;
    this.#inTurn(async () => {
      if ((await this.#attendance.pass(message)) !== null) this.cut();
    });
  }

  /** The page must have said what we heard, and heard what we told it a while ago. */
  beat({ said, heard, quiet }: RelayState): void {
    this.lastHeard = this.#ports.now() - quiet;
    const due = this.#toldAtBeats.length < BEATS_OF_GRACE ? 0 : (this.#toldAtBeats[0] ?? 0);
    if (said > this.#said || heard < due) this.cut();
    this.#toldAtBeats = [...this.#toldAtBeats, this.#told].slice(-BEATS_OF_GRACE);
  }

  cut(): void {
    this.#say({ kind: 'cut', line: this.#from.line });
    this.end();
  }

  end(): void {
    this.#ended();
    this.#inTurn(() => this.#attendance.leave());
  }

  #inTurn(task: () => Promise<void>): void {
    this.#waiting += 1;
    this.#last = this.#last.then(task).finally(() => {
      this.#waiting -= 1;
    });
  }

  #say(message: RelayMessage): void {
    this.#ports.bus.say(inboxOf(this.#from.from), message);
  }
}

/** The visits of one other process. */
interface Neighbour {
  readonly visits: Map<number, Visit>;
  heardAt: number;
}

export class Visits {
  readonly #ports: VisitPorts;
  readonly #neighbours = new Map<string, Neighbour>();
  readonly #timer: NodeJS.Timeout;

  constructor(ports: VisitPorts) {
    this.#ports = ports;
    this.#timer = setInterval(() => this.#forgetDead(), BEAT);
  }

  hear(message: Extract<RelayMessage, { kind: 'say' | 'beat' }>): void {
    const neighbour = this.#neighbours.get(message.from) ?? { visits: new Map<number, Visit>(), heardAt: 0 };
    neighbour.heardAt = this.#ports.now();
    this.#neighbours.set(message.from, neighbour);
    if (message.kind === 'say') this.#said(neighbour, message);
    else this.#beaten(neighbour, message);
  }

  /** Their pages come in again, by whichever process has the tables then. */
  close(): void {
    clearInterval(this.#timer);
    for (const { visits } of this.#neighbours.values()) for (const visit of [...visits.values()]) visit.cut();
  }

  #said({ visits }: Neighbour, said: Say): void {
    if (said.number === 1 && !visits.has(said.line)) {
      visits.set(said.line, new Visit(said, this.#ports, () => void visits.delete(said.line)));
    }
    const visit = visits.get(said.line);
    if (visit === undefined) this.#cut(said.from, said.line);
    else visit.hear(said);
  }

  #beaten({ visits }: Neighbour, { from, lines }: Extract<RelayMessage, { kind: 'beat' }>): void {
    const named = new Map(lines.map((state) => [state.line, state]));
    for (const [line, visit] of [...visits]) {
      const state = named.get(line);
      if (state === undefined) visit.end();
      else visit.beat(state);
    }
    for (const { line } of lines) if (!visits.has(line)) this.#cut(from, line);
    this.#ports.bus.say(inboxOf(from), { kind: 'alive', from: this.#ports.id } satisfies RelayMessage);
    if (visits.size === 0) this.#neighbours.delete(from);
  }

  #cut(process: string, line: number): void {
    this.#ports.bus.say(inboxOf(process), { kind: 'cut', line } satisfies RelayMessage);
  }

  #forgetDead(): void {
    for (const [process, { visits, heardAt }] of [...this.#neighbours]) {
      if (this.#ports.now() - heardAt < GONE_AFTER) continue;
      for (const visit of [...visits.values()]) visit.end();
      this.#neighbours.delete(process);
    }
  }
}

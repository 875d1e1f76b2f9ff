// Someone hostile: a cookie, sockets that come and go, and every byte that ever came back.

import {
  type AnswerMessage,
  type ClientMessage,
  type ClientRequest,
  type PingMessage,
  readClientMessage,
  type ServerMessage,
  type TableView,
} from '@boite/protocol';
import { fingerprintOf } from '../../src/device.ts';
import type { SentData } from './mutated.ts';
import type { FuzzWitness, Received } from './oracle.ts';

/** Messages that one socket may send at once are fewer than its allowance, so that they are heard and not held back. */
const A_LINE = 34;
/** How long one waits for an answer before taking the line for dead, in milliseconds. */
const GUEST_PATIENCE = 60_000;

/** Where everybody at a table stands, as far as anyone was told. */
export interface FuzzStanding {
  gameId: string | null;
  step: number;
}

let addresses = 0;

export class FuzzGuest {
  readonly name: string;
  readonly received: Received[] = [];
  cookie = '';
  sent = 0;
  decoded = 0;
  /** The line was cut for insisting. */
  cuts = 0;
  table: TableView | null = null;
  view: { readonly view: object; readonly step: number; readonly awaiting: readonly number[] } | null = null;
  /** Whether a seat was ever told to be this one's, and whether a request for one was ever granted. */
  hasHeld = false;
  wasGranted = false;
  readonly #url: string;
  readonly #standing: FuzzStanding;
  #socket: WebSocket | null = null;
  #left = 0;
  #id = 1_000_000;
  /** What nobody has answered yet on this line: how many by their number, and whether one of them is for a seat. */
  readonly #unanswered = new Map<number, { readonly count: number; readonly forSeat: boolean }>();
  #awaited: { readonly id: number; readonly answered: (message: ServerMessage | null) => void } | null = null;

  constructor(name: string, url: string, standing: FuzzStanding) {
    this.name = name;
    this.#url = url;
    this.#standing = standing;
  }

  get seats(): readonly number[] {
    return [...(this.table?.yours ?? []), ...(this.table?.lent ?? [])];
  }

  get token(): string {
    return this.cookie.split('=')[1] ?? '';
  }

  get fingerprint(): string {
    return fingerprintOf(this.token);
  }

  /** As another address each time, as the proxy in front would tell it. */
  headers(): Record<string, string> {
    const index = ++addresses;
    return { cookie: this.cookie, 'x-forwarded-for': `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}` };
  }

  async fetch(path: string, init: RequestInit = {}): Promise<string> {
    const request = { ...init, headers: { ...this.headers(), ...init.headers } };
    const asked = () => fetch(`${this.#url}${path}`, request);
    // A connection that the server let go of while it was idle is no fault: it is asked once more, by another.
    const response = await asked().catch(asked);
    const given = response.headers.get('set-cookie');
    if (given !== null && this.cookie === '') this.cookie = given.split(';')[0] ?? '';
    const text = await response.text();
    if (response.status === 500) throw new Error(`${path} answered ${response.status}`);
    this.#note(`${response.status} ${[...response.headers].filter(([name]) => name !== 'set-cookie').join('\n')}\n${text}`);
    return text;
  }

  /** Sends it over a line that has an allowance left. */
  async send(data: SentData): Promise<void> {
    if (this.#socket?.readyState !== WebSocket.OPEN || this.#left <= 0) await this.connect();
    this.#left -= 1;
    this.count(data);
    this.#socket?.send(data);
  }

  /** Sends as much as it can, whatever the allowance. */
  async flood(data: SentData, times: number): Promise<void> {
    await this.connect();
    for (let time = 0; time < times; time++) {
      this.count(data);
      this.#socket?.send(data);
    }
    this.#left = 0;
  }

  count(data: SentData): void {
    this.sent += 1;
    const message = typeof data === 'string' ? readClientMessage(data) : null;
    if (message === null) return;
    this.decoded += 1;
    const { count, forSeat } = this.#unanswered.get(message.id) ?? { count: 0, forSeat: false };
    this.#unanswered.set(message.id, { count: count + 1, forSeat: forSeat || asksForSeat(message) });
  }

  /** What is asked in earnest, and its answer; null when the line broke. */
  async ask(request: ClientRequest): Promise<ServerMessage | null> {
    if (this.#left <= 0) await this.connect();
    return this.#asked(request);
  }

  /** Answers come in turn: whoever has the last one has them all. */
  async #answered(): Promise<void> {
    await this.#asked({ type: 'say', seat: 0, phrase: 'bravo' });
  }

  #asked(request: ClientRequest): Promise<ServerMessage | null> {
    const id = ++this.#id;
    const { promise, resolve } = Promise.withResolvers<ServerMessage | null>();
    this.#awaited = { id, answered: resolve };
    const data = JSON.stringify({ id, ...request });
    this.count(data);
    this.#socket?.send(data);
    const alarm = setTimeout(() => resolve(null), GUEST_PATIENCE);
    return promise.finally(() => clearTimeout(alarm));
  }

  /** Once all that was sent before is answered, comes again by a new line, to the same table as before. */
  async connect(): Promise<void> {
    await this.leave();
    const socket = new WebSocket(`${this.#url.replace('http', 'ws')}/ws`, { headers: this.headers() } as never);
    this.#socket = socket;
    this.#left = A_LINE;
    this.#unanswered.clear();
    socket.addEventListener('message', ({ data }) => this.#hear(String(data)));
    const { promise, resolve } = Promise.withResolvers<boolean>();
    socket.addEventListener('open', () => resolve(true));
    socket.addEventListener('error', () => resolve(false));
    socket.addEventListener('close', ({ code }) => this.#gone(code));
    await promise;
    const invitation = this.table?.invitation;
    if (invitation !== undefined) await this.send(JSON.stringify({ id: ++this.#id, type: 'enter', code: invitation }));
  }

  async leave(): Promise<void> {
    const socket = this.#socket;
    if (socket?.readyState === WebSocket.OPEN) await this.#answered();
    if (socket === null || socket.readyState === WebSocket.CLOSED) return;
    const closed = new Promise((resolve) => socket.addEventListener('close', resolve));
    socket.close();
    await closed;
  }

  witness(forbidden: readonly string[]): FuzzWitness {
    const { name, received } = this;
    return { name, received, forbidden };
  }

  #gone(code: number): void {
    if (code === 1006) this.#cut();
    this.#awaited?.answered(null);
    this.#awaited = null;
  }

  /** What was granted just before may not have been told any more. */
  #cut(): void {
    this.cuts += 1;
    if ([...this.#unanswered.values()].some(({ forSeat }) => forSeat)) this.wasGranted = true;
  }

  #answeredOne(answer: AnswerMessage): void {
    const { type, id } = answer;
    const asked = this.#unanswered.get(id ?? -1);
    if (asked === undefined || id === null || (type === 'refused' && answer.refusal.code === 'unreadable')) return;
    if (type === 'done' && asked.forSeat) this.wasGranted = true;
    if (asked.count > 1) this.#unanswered.set(id, { ...asked, count: asked.count - 1 });
    else this.#unanswered.delete(id);
  }

  #hear(raw: string): void {
    const message = JSON.parse(raw) as ServerMessage;
    if (message.type === 'table') this.table = message.table;
    if (this.seats.length > 0) this.hasHeld = true;
    this.#note(raw);
    if (message.type === 'step') this.view = message;
    if (message.type === 'step' && (message.viewer === 'spectator' || this.seats.includes(message.viewer))) {
      this.#standing.gameId = message.gameId;
      this.#standing.step = message.step;
    }
    if (message.type !== 'done' && message.type !== 'refused') return;
    this.#answeredOne(message);
    if (message.id !== this.#awaited?.id) return;
    this.#awaited.answered(message);
    this.#awaited = null;
  }

  #note(raw: string): void {
    const isStep = raw.startsWith('{"type":"step"');
    const gameId = isStep ? (JSON.parse(raw) as { gameId: string }).gameId : this.#standing.gameId;
    this.received.push({ raw, gameId, step: this.#standing.step, seats: this.seats });
  }
}

/** For this game, or for the next one. */
function asksForSeat(message: ClientMessage | PingMessage): boolean {
  return ['sit', 'use-key', 'claim'].includes(message.type) || (message.type === 'look-on' && message.plays);
}

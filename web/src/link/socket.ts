// Knows how to talk to a table on a server: one socket that is known to be alive or dead within seconds, and opened again by itself.

import type { AnnouncedMessage, ClientMessage, ClientRequest, PingMessage, ServerMessage } from '@boite/protocol';
import { isAnswered } from './answering.ts';
import { Answers } from './answers.ts';
import type { Link, LinkAnswer, LinkListener } from './link.ts';
import { isPassing, patiently } from './patience.ts';
import { Pulse } from './pulse.ts';
import { Searching } from './searching.ts';
import { LINE_TIMES } from './times.ts';

/** What wakes a page, and where that is told. */
const WAKING_EVENTS = [
  ['visibilitychange', () => document],
  ['online', () => window],
  ['resume', () => document],
  ['pageshow', () => window],
  ['focus', () => window],
] as const;

const isWatched = () => !document.hidden;

export class SocketLink implements Link {
  /** What was typed, then what the link of the table holds: it opens the table at any time. */
  #code: string;
  readonly #listener: LinkListener;
  readonly #answers = new Answers();
  readonly #pulse = new Pulse({
    ask: () => this.#ping(),
    knock: opensAnew,
    dies: () => this.#lose(),
    isWatched,
  });
  readonly #searching = new Searching({ attempt: () => this.#connect(), knock: isAnswered, isWatched });
  #socket: WebSocket | null = null;
  #isEntered = false;
  #closed = false;
  /** Runs while a page that slept waits for a first sign of life. */
  #doubt: ReturnType<typeof setTimeout> | undefined;
  #entering: ReturnType<typeof setTimeout> | undefined;

  constructor(code: string, listener: LinkListener) {
    this.#code = code;
    this.#listener = listener;
    this.#searching.begin();
    for (const [event, place] of WAKING_EVENTS) place().addEventListener(event, this.#wake);
    addEventListener('offline', this.#lose);
  }

  send(request: ClientRequest): Promise<LinkAnswer> {
    return patiently(
      () => this.#ask(request),
      () => this.#isEntered,
    );
  }

  close(): void {
    this.#closed = true;
    for (const [event, place] of WAKING_EVENTS) place().removeEventListener(event, this.#wake);
    removeEventListener('offline', this.#lose);
    this.#searching.end();
    this.#dropSocket();
  }

  #ask(request: ClientRequest): Promise<LinkAnswer> {
    if (this.#socket?.readyState !== WebSocket.OPEN) return Promise.resolve(this.#answers.lost());
    const { id, answer } = this.#answers.expected(LINE_TIMES.request, this.#lose);
    this.#say({ id, ...request });
    return answer;
  }

  /** Whatever is heard next is the sign of life. */
  #ping(): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#say({ id: 0, type: 'ping' });
  }

  #say(message: ClientMessage | PingMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #connect(): void {
    this.#dropSocket();
    const socket = newSocket();
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = ({ data }) => this.#receive(JSON.parse(String(data)) as ServerMessage);
    socket.onclose = () => this.#lose();
  }

  #opened(): void {
    this.#searching.end();
    this.#pulse.start();
    this.#enter();
  }

  /** A dead line takes long to end: nobody waits for it. */
  #dropSocket(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#isEntered = false;
    this.#pulse.stop();
    clearTimeout(this.#entering);
    clearTimeout(this.#doubt);
    this.#doubt = undefined;
    if (socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  /** Everything is asked again each time: whatever was missed is in the answer. */
  readonly #enter = async (): Promise<void> => {
    const answer = await this.#ask({ type: 'enter', code: this.#code });
    if (answer.done) this.#entered();
    else if (isPassing(answer)) this.#enterLater(answer.code);
    else if (answer.code !== 'line-lost') this.#listener.turnedAway(answer.text);
  };

  #entered(): void {
    this.#isEntered = true;
    this.#listener.becomes('open');
  }

  #enterLater(code: string): void {
    this.#isEntered = false;
    this.#listener.becomes(code === 'broken-table' ? 'set-aside' : 'lost');
    clearTimeout(this.#entering);
    this.#entering = setTimeout(this.#enter, LINE_TIMES.entryRest);
  }

  #receive(message: ServerMessage): void {
    this.#pulse.heard();
    this.#believe();
    if (message.type === 'done') this.#answers.settle(message.id, { done: true });
    else if (message.type === 'refused') this.#refused(message);
    else this.#announce(message);
  }

  #announce(message: AnnouncedMessage): void {
    if (message.type === 'table') this.#code = message.table.invitation;
    this.#listener.hears(message);
  }

  /** A table that is set aside says so to all; it is entered again as soon as it can be. */
  #refused({ id, refusal: { code }, text }: Extract<ServerMessage, { type: 'refused' }>): void {
    this.#answers.settle(id, { done: false, code, text });
    if (code === 'broken-table' && this.#isEntered) this.#enterLater(code);
    if (code !== 'removed' || id !== null) return;
    this.#listener.turnedAway(text);
    this.close();
  }

  readonly #lose = (): void => {
    if (this.#closed) return;
    this.#dropSocket();
    this.#answers.loseAll();
    this.#listener.becomes('lost');
    this.#searching.begin();
  };

  readonly #wake = (): void => {
    if (this.#closed || !isWatched()) return;
    this.#searching.hurry();
    if (!this.#pulse.wake() || !this.#isEntered) return;
    clearTimeout(this.#doubt);
    this.#doubt = setTimeout(() => this.#listener.becomes('lost'), LINE_TIMES.firstSign);
  };

  /** The first sign of life after a sleep. */
  #believe(): void {
    if (this.#doubt === undefined) return;
    clearTimeout(this.#doubt);
    this.#doubt = undefined;
    if (this.#isEntered) this.#listener.becomes('open');
  }
}

function newSocket(): WebSocket {
  return new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws`);
}

/** Whether another line can be opened: what a browser keeps for its other requests may be as dead as the line itself. */
function opensAnew(): Promise<boolean> {
  const spare = newSocket();
  return new Promise((resolve) => {
    const settle = (isOpen: boolean) => {
      clearTimeout(alarm);
      spare.onopen = spare.onclose = null;
      spare.close();
      resolve(isOpen);
    };
    const alarm = setTimeout(settle, LINE_TIMES.spare, false);
    spare.onopen = () => settle(true);
    spare.onclose = () => settle(false);
  });
}

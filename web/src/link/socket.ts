// Knows how to talk to a table on a server: one socket, opened again by itself when the line is lost.

import type { AnnouncedMessage, ClientMessage, ClientRequest, ServerMessage } from '@boite/protocol';
import { Answers } from './answers.ts';
import type { Link, LinkAnswer, LinkListener } from './link.ts';

/** Milliseconds between two attempts: soon, then less and less often. */
const SHORTEST_RETRY = 400;
const LONGEST_RETRY = 4_000;

/** In milliseconds. A line may look open long after it is dead; unanswered for so long, it is taken for lost. */
const LINE_PATIENCE = 10_000;

export class SocketLink implements Link {
  /** What was typed, then what the link of the table holds: it opens the table at any time. */
  #code: string;
  readonly #listener: LinkListener;
  readonly #answers = new Answers();
  #socket: WebSocket | null = null;
  #attempts = 0;
  #closed = false;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(code: string, listener: LinkListener) {
    this.#code = code;
    this.#listener = listener;
    this.#connect();
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
  }

  send(request: ClientRequest): Promise<LinkAnswer> {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return Promise.resolve(this.#answers.lost());
    const { id, answer } = this.#answers.expected(LINE_PATIENCE, () => socket.close());
    const message: ClientMessage = { id, ...request };
    socket.send(JSON.stringify(message));
    return answer;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#socket?.close();
  }

  #connect(): void {
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws`);
    this.#socket = socket;
    socket.onopen = () => this.#enter();
    socket.onmessage = ({ data }) => this.#receive(JSON.parse(String(data)) as ServerMessage);
    socket.onclose = () => this.#lose(socket);
  }

  /** Everything is asked again each time: whatever was missed is in the answer. */
  async #enter(): Promise<void> {
    const answer = await this.send({ type: 'enter', code: this.#code });
    if (answer.done) {
      this.#attempts = 0;
      this.#listener.becomes('open');
    } else if (answer.code !== 'line-lost') this.#listener.turnedAway(answer.text);
  }

  #receive(message: ServerMessage): void {
    if (message.type === 'done') this.#answers.settle(message.id, { done: true });
    else if (message.type === 'refused')
      this.#answers.settle(message.id, { done: false, code: message.refusal.code, text: message.text });
    else this.#announce(message);
  }

  #announce(message: AnnouncedMessage): void {
    if (message.type === 'table') this.#code = message.table.invitation;
    this.#listener.hears(message);
  }

  #lose(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#answers.loseAll();
    if (this.#closed) return;
    this.#listener.becomes('lost');
    const wait = Math.min(LONGEST_RETRY, SHORTEST_RETRY * 2 ** this.#attempts++);
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  /** A phone that wakes up, or finds its network again, does not wait for the next attempt. */
  readonly #hurry = (): void => {
    if (this.#closed || document.hidden || this.#socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.#retry);
    this.#connect();
  };
}

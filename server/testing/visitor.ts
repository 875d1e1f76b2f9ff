// Knows how to visit a server as a browser does: a cookie, requests, a socket.

import type {
  AnswerMessage,
  ClientMessage,
  ClientRequest,
  NewTable,
  ServerMessage,
  StepMessage,
  TableView,
  Told,
} from '@boite/protocol';

/** Only to end what hangs, on a machine as busy as may be, in milliseconds. */
const VISITOR_PATIENCE = 120_000;

export class Visitor {
  readonly heard: ServerMessage[] = [];
  readonly #url: string;
  readonly #headers: Readonly<Record<string, string>>;
  cookie = '';
  closed: { readonly code: number } | null = null;
  /** That came over the socket. */
  bytes = 0;
  #socket: WebSocket | null = null;
  #id = 0;
  #listeners: (() => void)[] = [];

  /** `headers` go along with every request. */
  constructor(url: string, cookie = '', headers: Readonly<Record<string, string>> = {}) {
    this.#url = url;
    this.cookie = cookie;
    this.#headers = headers;
  }

  /** Comes in by the door: is given a cookie, opens a socket. */
  static async arrived(url: string, cookie = ''): Promise<Visitor> {
    const visitor = new Visitor(url, cookie);
    if (cookie === '') await visitor.fetch('/api/tables');
    await visitor.connect();
    return visitor;
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const response = await fetch(`${this.#url}${path}`, {
      ...init,
      headers: { ...this.#headers, ...init.headers, cookie: this.cookie },
    });
    const given = response.headers.get('set-cookie');
    if (given !== null) this.cookie = given.split(';')[0] ?? '';
    return response;
  }

  async open(wanted: NewTable): Promise<string> {
    const headers = { 'content-type': 'application/json' };
    const response = await this.fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(wanted) });
    return ((await response.json()) as { code: string }).code;
  }

  async connect(): Promise<void> {
    const headers = { ...this.#headers, cookie: this.cookie };
    const socket = new WebSocket(`${this.#url.replace('http', 'ws')}/ws`, { headers } as never);
    this.#socket = socket;
    this.closed = null;
    socket.addEventListener('message', ({ data }) => {
      const raw = String(data);
      this.bytes += Buffer.byteLength(raw);
      this.heard.push(JSON.parse(raw) as ServerMessage);
      this.#notify();
    });
    socket.addEventListener('close', ({ code }) => {
      this.closed = { code };
      this.#notify();
    });
    await new Promise<void>((resolve, reject) => {
      socket.addEventListener('open', () => resolve());
      socket.addEventListener('error', () => reject(new Error('no socket')));
    });
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** What was heard before the last of each kind is no longer needed. */
  forgetOld(): void {
    const last = [this.heard.findLast(({ type }) => type === 'table'), this.heard.findLast(({ type }) => type === 'step')];
    this.heard.splice(0, this.heard.length, ...last.filter((message) => message !== undefined));
  }

  leave(): void {
    this.#socket?.close();
  }

  send(raw: string | Uint8Array<ArrayBuffer>): void {
    this.#socket?.send(raw);
  }

  /** The answer to a request. */
  async answerTo(request: ClientRequest): Promise<AnswerMessage> {
    const message: ClientMessage = { id: ++this.#id, ...request };
    this.send(JSON.stringify(message));
    return this.until(() => this.heard.findLast((heard): heard is AnswerMessage => 'id' in heard && heard.id === message.id));
  }

  /** 'done', or the code of the refusal. */
  async ask(request: ClientRequest): Promise<string> {
    const answer = await this.answerTo(request);
    return answer.type === 'refused' ? answer.refusal.code : 'done';
  }

  /** Waits until something is there to be found. */
  until<Found>(found: () => Found | undefined | null | false): Promise<Found> {
    return new Promise((resolve, reject) => {
      const alarm = setTimeout(() => reject(new Error(`waited in vain for ${found}`)), VISITOR_PATIENCE);
      const look = () => {
        const value = found();
        if (value === undefined || value === null || value === false) return;
        clearTimeout(alarm);
        this.#listeners = this.#listeners.filter((other) => other !== look);
        resolve(value);
      };
      this.#listeners.push(look);
      look();
    });
  }

  get table(): TableView {
    const last = this.heard.findLast((message) => message.type === 'table');
    if (last === undefined) throw new Error('never heard of the table');
    return last.table;
  }

  get step(): StepMessage {
    const last = this.heard.findLast((message) => message.type === 'step');
    if (last === undefined) throw new Error('never saw the game');
    return last;
  }

  /** Everything told of the game so far, as a page puts it together. */
  get told(): readonly Told[] {
    const steps = this.heard.filter((message) => message.type === 'step');
    return steps.slice(steps.findLastIndex((step) => step.whole)).flatMap((step) => step.told);
  }

  #notify(): void {
    for (const look of [...this.#listeners]) look();
  }
}

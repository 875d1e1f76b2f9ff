// Knows how much comes over the line: it stands between a browser and a house, passes everything on and counts what the house sends, to workers too.

import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

export interface Delivery {
  readonly path: string;
  /** As they travel: compressed, with their headers. */
  readonly bytes: number;
}

export class Meter {
  readonly #house: URL;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #deliveries: Delivery[] = [];
  #underway = 0;

  constructor(house: string) {
    this.#house = new URL(house);
    this.#server = createServer((asked, answer) => this.#pass(asked, answer));
    this.#server.on('connection', (socket: Socket) => this.#sockets.add(socket));
    this.#server.on('upgrade', (asked, socket: Socket, head) => this.#passSocket(asked, socket, head));
  }

  /** Where the browser goes instead of the house. */
  async open(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
  }

  get isQuiet(): boolean {
    return this.#underway === 0;
  }

  /** What has come since this was last asked. */
  taken(): readonly Delivery[] {
    const taken = this.#deliveries;
    this.#deliveries = [];
    return taken;
  }

  #pass(asked: IncomingMessage, answer: ServerResponse): void {
    this.#underway += 1;
    const { hostname, port } = this.#house;
    const { method, url: path = '/', headers } = asked;
    let bytes = 0;
    const passed = request({ hostname, port, method, path, headers }, (given) => {
      bytes = headBytes(given);
      answer.writeHead(given.statusCode ?? 502, given.rawHeaders);
      given.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      given.pipe(answer);
    });
    // Also when the browser no longer wants it.
    answer.on('close', () => {
      this.#underway -= 1;
      if (bytes > 0) this.#deliveries.push({ path, bytes });
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  }

  /** What a table says over its socket is a few hundred bytes a move: passed on, not counted. */
  #passSocket(asked: IncomingMessage, socket: Socket, head: Buffer): void {
    const { hostname, port } = this.#house;
    const further = connect(Number(port), hostname, () => {
      const lines = asked.rawHeaders.map((part, index) => (index % 2 === 0 ? `${part}: ` : `${part}\r\n`)).join('');
      further.write(`GET ${asked.url} HTTP/1.1\r\n${lines}\r\n`);
      further.write(head);
      socket.pipe(further).pipe(socket);
    });
    for (const end of [socket, further]) end.on('error', () => end.destroy());
  }
}

function headBytes({ rawHeaders }: IncomingMessage): number {
  // « HTTP/1.1 200 OK », « name: value », each with the end of its line, and an empty line.
  return rawHeaders.reduce((sum, part) => sum + part.length + 2, 19);
}

export function bytesMetered(deliveries: readonly Delivery[]): number {
  return deliveries.reduce((sum, { bytes }) => sum + bytes, 0);
}

// Knows the open sockets: who may open one, how many, and which are dead.

import { setTimeout } from 'node:timers/promises';
import type { DeviceId } from '@boite/table';
import websocket, { type WebSocket } from '@fastify/websocket';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressKey } from './address.ts';
import { Connection, type ConnectionPorts } from './connection.ts';
import { fingerprintOf, freshIdentity, isOurPage, tokenOf } from './device.ts';

/** A message above 16 kB is refused; a frame above this, in bytes, ends the connection. */
const HARD_CAP = 64 * 1024;
/** How often a silent line is tried, in milliseconds: one that has not answered by the next time is dead. */
const HEARTBEAT = 5_000;
/** How long a line has to end by itself when the server does, in milliseconds. */
const FAREWELL = 500;

interface HeldSocket {
  readonly connection: Connection;
  isAlive: boolean;
}

export class Sockets {
  readonly #ports: ConnectionPorts;
  readonly #held = new Map<WebSocket, HeldSocket>();
  readonly #heart: NodeJS.Timeout;

  constructor(ports: ConnectionPorts) {
    this.#ports = ports;
    this.#heart = setInterval(() => this.#beat(), HEARTBEAT);
  }

  get count(): number {
    return this.#held.size;
  }

  isFull(address: string): boolean {
    const { sockets, socketsAnAddress } = this.#ports.limits;
    return this.#held.size >= sockets || this.#of((connection) => connection.address === address).length >= socketsAnAddress;
  }

  add(socket: WebSocket, who: { readonly device: string; readonly address: string }): void {
    const connection = new Connection(who, socketLine(socket), this.#ports);
    this.#held.set(socket, { connection, isAlive: true });
    this.#closeOldest(who.device);
    socket.on('message', (data: Buffer, isBinary: boolean) => {
      this.#heard(socket);
      connection.hear(isBinary ? '' : data.toString());
    });
    socket.on('pong', () => this.#heard(socket));
    socket.on('close', () => {
      this.#held.delete(socket);
      connection.hangUp();
    });
  }

  /** Says goodbye to all, and does not wait for those who cannot hear it. */
  async close(): Promise<void> {
    clearInterval(this.#heart);
    for (const socket of this.#held.keys()) socket.close(1012, 'restart');
    const until = performance.now() + FAREWELL;
    while (this.#held.size > 0 && performance.now() < until) await setTimeout(10);
    for (const socket of this.#held.keys()) socket.terminate();
  }

  #heard(socket: WebSocket): void {
    const held = this.#held.get(socket);
    if (held === undefined) return;
    held.isAlive = true;
    held.connection.beats();
  }

  /** A phone that changes networks leaves dead lines behind: the oldest make room. */
  #closeOldest(device: string): void {
    const theirs = this.#of((connection) => connection.device === device);
    for (const socket of theirs.slice(0, -this.#ports.limits.socketsADevice)) socket.close(4000, 'too many pages');
  }

  #beat(): void {
    for (const [socket, held] of this.#held) {
      if (!held.isAlive) socket.terminate();
      held.isAlive = false;
      if (socket.readyState === socket.OPEN) socket.ping();
    }
  }

  /** The oldest first. */
  #of(isOne: (connection: Connection) => boolean): readonly WebSocket[] {
    return [...this.#held].filter(([, { connection }]) => isOne(connection)).map(([socket]) => socket);
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who opens a socket. */
    device: DeviceId;
  }
}

export async function openSockets(app: FastifyInstance, sockets: Sockets): Promise<void> {
  await app.register(websocket, { options: { maxPayload: HARD_CAP, perMessageDeflate: false }, errorHandler: cutOff });
  const greetings: Greetings = new WeakMap();
  app.websocketServer.on('headers', (headers, request) => headers.push(...(greetings.get(request) ?? [])));
  app.decorateRequest('device', '');
  app.get('/ws', { websocket: true, preValidation: doorkeeper(sockets, greetings) }, (socket, request) => {
    sockets.add(socket, { device: request.device, address: addressKey(request.ip) });
  });
}

/** The headers that go with the answer to a request for a socket. */
type Greetings = WeakMap<object, readonly string[]>;

function doorkeeper(sockets: Sockets, greetings: Greetings) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (!isOurPage(request)) await reply.code(403).send();
    else if (sockets.isFull(addressKey(request.ip))) await reply.code(429).send();
    else request.device = recognised(request, greetings);
  };
}

function recognised(request: FastifyRequest, greetings: Greetings): DeviceId {
  const token = tokenOf(request);
  if (token !== null) return fingerprintOf(token);
  const { device, header } = freshIdentity(request);
  greetings.set(request.raw, [header]);
  return device;
}

/** A line that breaks, or a frame beyond any measure, concerns nobody else. ws has already said why it closes. */
function cutOff(_: Error, socket: WebSocket): void {
  if (socket.readyState === socket.OPEN) socket.terminate();
}

function socketLine(socket: WebSocket) {
  return {
    get bufferedAmount() {
      return socket.bufferedAmount;
    },
    send(text: string) {
      if (socket.readyState === socket.OPEN) socket.send(text);
    },
    terminate: () => socket.terminate(),
  };
}

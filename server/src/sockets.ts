// Knows the open sockets: how many there are, of whom, and how they end. Nothing here looks at all of them but the end.

import type { Duplex } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import type { WebSocket } from '@fastify/websocket';
import { Connection, type ConnectionPorts, type SocketLine } from './connection.ts';
import { Crowd } from './crowd.ts';
import { Heart } from './heart.ts';
import type { Intake } from './intake.ts';
import type { Tolls } from './tolls.ts';

/** How long a line has to end by itself when the server does, in milliseconds. */
const FAREWELL = 500;

interface Caller {
  readonly device: string;
  readonly address: string;
}

interface SocketsPorts extends ConnectionPorts {
  readonly tolls: Tolls;
}

export class Sockets {
  readonly #ports: SocketsPorts;
  readonly #all = new Set<WebSocket>();
  readonly #byAddress = new Crowd<WebSocket>();
  readonly #byDevice = new Crowd<WebSocket>();
  readonly #heart = new Heart();

  constructor(ports: SocketsPorts) {
    this.#ports = ports;
  }

  get count(): number {
    return this.#all.size;
  }

  /** Whether one more may come from there; asking counts as coming. */
  mayOpen(address: string): boolean {
    const { tolls, limits } = this.#ports;
    if (!tolls.pay('arrival', address)) return false;
    return this.#all.size < limits.sockets && this.#byAddress.of(address).size < limits.socketsAnAddress;
  }

  /** What it says comes in there; `wire` is what carries it. */
  add(socket: WebSocket, wire: Duplex, who: Caller): Intake {
    const { heard, gone } = this.#heart.watch({ ping: () => pinged(socket), terminate: () => socket.terminate() });
    const connection = this.#connected(socket, socketLine(socket, wire), who);
    const { intake } = connection;
    const come = (raw: string) => {
      heard();
      connection.beats();
      intake.offer(raw);
    };
    // An empty message would pass for a nudge; a space is as unreadable.
    socket.on('message', (data: Buffer, isBinary: boolean) => come((!isBinary && data.toString()) || ' '));
    for (const nudge of ['ping', 'pong'] as const) socket.on(nudge, () => come(''));
    socket.on('close', () => {
      gone();
      this.#remove(socket, who);
      connection.hangUp();
    });
    return intake;
  }

  /** Says goodbye to all, and does not wait for those who cannot hear it. */
  async close(): Promise<void> {
    this.#heart.stop();
    for (const socket of this.#all) socket.close(1012, 'restart');
    const until = performance.now() + FAREWELL;
    while (this.#all.size > 0 && performance.now() < until) await setTimeout(10);
    for (const socket of this.#all) socket.terminate();
  }

  #connected(socket: WebSocket, line: SocketLine, who: Caller): Connection {
    const connection = new Connection(who, line, this.#ports);
    this.#all.add(socket);
    this.#byAddress.add(who.address, socket);
    this.#byDevice.add(who.device, socket);
    this.#closeOldest(who.device);
    return connection;
  }

  /** A phone that changes networks leaves dead lines behind: the oldest make room. */
  #closeOldest(device: string): void {
    const theirs = this.#byDevice.of(device);
    const [oldest] = theirs;
    if (theirs.size <= this.#ports.limits.socketsADevice || oldest === undefined) return;
    this.#byDevice.remove(device, oldest);
    oldest.close(4000, 'too many pages');
  }

  #remove(socket: WebSocket, { device, address }: Caller): void {
    this.#all.delete(socket);
    this.#byAddress.remove(address, socket);
    this.#byDevice.remove(device, socket);
  }
}

function pinged(socket: WebSocket): void {
  if (socket.readyState === socket.OPEN) socket.ping();
}

/** What is told in one go goes out in one go: each way through the system costs more than making what is sent. */
function heldTogether(wire: Duplex): () => void {
  let isHeld = false;
  const letGo = () => {
    isHeld = false;
    wire.uncork();
  };
  return () => {
    if (isHeld) return;
    isHeld = true;
    wire.cork();
    process.nextTick(letGo);
  };
}

function socketLine(socket: WebSocket, wire: Duplex): SocketLine {
  const hold = heldTogether(wire);
  return {
    get bufferedAmount() {
      return socket.bufferedAmount;
    },
    send(text: string) {
      if (socket.readyState !== socket.OPEN) return;
      hold();
      socket.send(text);
    },
    pause: () => socket.pause(),
    resume: () => socket.resume(),
    terminate: () => socket.terminate(),
  };
}

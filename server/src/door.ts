// Who may open a socket: pages of ours, recognised or given an identity, as many as an address may.

import type { DeviceId } from '@boite/table';
import websocket, { type WebSocket } from '@fastify/websocket';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressKey } from './address.ts';
import { fingerprintOf, freshIdentity, isOurPage, tokenOf } from './device.ts';
import type { Sockets } from './sockets.ts';

/** A message above 16 kB is refused; a frame above this, in bytes, ends the connection. */
const HARD_CAP = 64 * 1024;

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
    const wire = request.raw.socket;
    const intake = sockets.add(socket, wire, { device: request.device, address: addressKey(request.ip) });
    wire.on('data', (chunk: Buffer) => intake.weigh(chunk.length));
  });
}

/** The headers that go with the answer to a request for a socket. */
type Greetings = WeakMap<object, readonly string[]>;

function doorkeeper(sockets: Sockets, greetings: Greetings) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (!isOurPage(request)) await reply.code(403).send();
    else if (!sockets.mayOpen(addressKey(request.ip))) await reply.code(429).send();
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

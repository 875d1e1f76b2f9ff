// How many connections an address may hold open, whatever it says on them: nothing at all is the cheapest attack.

import type { Server, Socket } from 'node:net';
import { addressKey } from './address.ts';
import { Crowd } from './crowd.ts';
import { trustIn } from './proxies.ts';
import type { ServerSettings } from './settings.ts';

/** What is kept free beside the sockets for requests. */
const SPARE_CONNECTIONS = 1_000;

export function boundConnections(server: Server, { trustProxy, limits }: Pick<ServerSettings, 'trustProxy' | 'limits'>): void {
  const isProxy = trustIn(trustProxy);
  const crowd = new Crowd<Socket>();
  server.maxConnections = limits.sockets + SPARE_CONNECTIONS;
  server.on('connection', (socket) => {
    const ip = socket.remoteAddress ?? '';
    if (isProxy(ip, 0)) return;
    const address = addressKey(ip);
    if (crowd.of(address).size >= limits.connectionsAnAddress) return void socket.destroy();
    crowd.add(address, socket);
    socket.once('close', () => crowd.remove(address, socket));
  });
}

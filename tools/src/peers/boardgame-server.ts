// boardgame.io's own server with the same game, as its documentation starts it: a process of its own, to be measured.

import type { AddressInfo } from 'node:net';
import { boardgameCounting } from '../bench/counting-game.ts';
import { PEER_MODULES } from '../bench/required.ts';

interface ServerModule {
  Server(options: { games: readonly object[]; origins: readonly string[] }): {
    run(options: { port: number }): Promise<{ readonly appServer: { address(): AddressInfo } }>;
  };
}

const { Server } = PEER_MODULES.server() as ServerModule;
const { appServer } = await Server({ games: [boardgameCounting], origins: ['http://localhost'] }).run({ port: 0 });
console.log(`http://localhost:${appServer.address().port}`);

// Knows how to start a server and how to end it without losing anything.

import type { AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import { gameNamed } from '@boite/games';
import { loadLibrary } from '@boite/language/node';
import type { Ports } from '@boite/table';
import { builtApp } from './app.ts';
import { BotThreads } from './bots.ts';
import { CannotStart, type DataFolder, openDataFolder } from './data-folder.ts';
import { Guesses } from './guesses.ts';
import { DEFAULTS, type ServerSettings } from './settings.ts';
import { Sockets } from './sockets.ts';
import { Tables } from './tables.ts';
import { cryptographicChance, realClock } from './time.ts';

export { CannotStart } from './data-folder.ts';
export type { ServerSettings } from './settings.ts';

export interface RunningServer {
  /** Where this machine finds it. */
  readonly url: string;
  close(): Promise<void>;
}

/** How often the house is tidied, and for how long a table that nobody used is kept, in milliseconds. */
const TIDYING = 30_000;
const UNPLAYED = 30 * 24 * 3_600_000;

/** Rejects with `CannotStart` and a sentence when the port or the data cannot be used. */
export async function startServer(chosen: Partial<ServerSettings> = {}): Promise<RunningServer> {
  const settings = { ...DEFAULTS, ...chosen };
  const folder = await openDataFolder(settings.data);
  try {
    return await listening(settings, folder);
  } catch (error) {
    await folder.close();
    throw explained(error, settings);
  }
}

async function listening(settings: ServerSettings, folder: DataFolder): Promise<RunningServer> {
  const bots = new BotThreads({ size: Math.min(2, availableParallelism()), budget: settings.botBudget });
  const ports = portsOf(settings, folder, bots);
  const tables = new Tables(ports, { limit: settings.limits.tablesInMemory, chance: settings.chance });
  const guesses = new Guesses(settings.limits, realClock);
  const sockets = new Sockets({ tables, guesses, limits: settings.limits, clock: realClock, trouble: logTrouble });
  const app = await builtApp(settings, ports, sockets);
  const tidying = setInterval(() => tidy({ folder, tables, guesses, sockets }), TIDYING);
  const clearUp = async () => {
    clearInterval(tidying);
    await sockets.close();
    await app.close();
    await tables.closeAll();
    await bots.close();
  };
  await app.listen({ port: settings.port, host: settings.host }).catch(async (error: unknown) => {
    await clearUp();
    throw error;
  });
  const { port } = app.server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, close: () => clearUp().then(() => folder.close()) };
}

function portsOf(settings: ServerSettings, { store }: DataFolder, bots: BotThreads): Ports {
  return {
    box: gameNamed,
    books: loadLibrary(),
    clock: settings.clock,
    chance: settings.chance(),
    secrets: cryptographicChance(),
    bots,
    botPace: settings.botPace,
    store,
    trouble: logTrouble,
  };
}

interface ToTidy {
  readonly folder: DataFolder;
  readonly tables: Tables;
  readonly guesses: Guesses;
  readonly sockets: Sockets;
}

function tidy({ folder, tables, guesses, sockets }: ToTidy): void {
  guesses.forgetFull();
  sockets.tidy();
  const retention = { unplayed: realClock.now() - UNPLAYED, finished: null, archived: null };
  folder.store.tidy(retention).catch((error: unknown) => logTrouble('old tables could not be let go', error));
  tables.closeIdle().catch((error: unknown) => logTrouble('tables could not be closed', error));
}

/** For whoever looks after the server. Nothing of it reaches a player. */
function logTrouble(what: string, error: unknown): void {
  console.error(new Date().toISOString(), what, error);
}

function explained(error: unknown, { port, host }: ServerSettings): unknown {
  const code = (error as { code?: unknown }).code;
  if (code === 'EADDRINUSE') return new CannotStart(`Port ${port} is taken: choose another (PORT=3001 npm start).`);
  if (code === 'EACCES') return new CannotStart(`Port ${port} needs special rights: choose one above 1023.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new CannotStart(`“${host}” is not an address of this machine (HOST).`);
  return error;
}

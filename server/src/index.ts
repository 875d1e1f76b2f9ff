// Knows how to start a server and how to end it without losing anything.

import type { AddressInfo } from 'node:net';
import { gameNamed } from '@boite/games';
import { loadLibrary } from '@boite/language/node';
import type { Ports } from '@boite/table';
import { builtApp } from './app.ts';
import { BotThreads } from './bots.ts';
import { CannotStart, type DataFolder, openDataFolder } from './data-folder.ts';
import { Guesses } from './guesses.ts';
import { logTrouble, openedLog } from './log.ts';
import { Metrics } from './metrics.ts';
import { DEFAULTS, type ServerSettings } from './settings.ts';
import { Sockets } from './sockets.ts';
import { Tables } from './tables.ts';
import { tidyFromTimeToTime } from './tidying.ts';
import { cryptographicChance, realClock } from './time.ts';

export { backedUp, CareRefused, deviceForgotten, dumpsIn, gameForgotten, restoredFrom } from './care.ts';
export { CannotStart } from './data-folder.ts';
export type { ServerSettings } from './settings.ts';
export { settingsFrom } from './settings-table.ts';

export interface RunningServer {
  /** Where this machine finds it. */
  readonly url: string;
  close(): Promise<void>;
}

type Trouble = Ports['trouble'];

/** What a server is made of before it listens. */
interface House {
  readonly settings: ServerSettings;
  readonly folder: DataFolder;
  readonly metrics: Metrics;
  readonly trouble: Trouble;
}

/** Rejects with `CannotStart` and a sentence when the port or the data cannot be used. */
export async function startServer(chosen: Partial<ServerSettings> = {}): Promise<RunningServer> {
  const settings = { ...DEFAULTS, ...chosen };
  const metrics = new Metrics();
  const folder = await openDataFolder(settings.data, metrics.storeTook);
  try {
    return await listening({ settings, folder, metrics, trouble: countedTrouble(settings, metrics) });
  } catch (error) {
    await folder.close();
    throw explained(error, settings);
  }
}

async function listening(house: House): Promise<RunningServer> {
  const { settings, folder, metrics, trouble } = house;
  const bots = new BotThreads(settings, metrics.botThought);
  const ports = portsOf(house, bots);
  const tables = new Tables(ports, { limit: settings.limits.tablesInMemory, chance: settings.chance });
  const guesses = new Guesses(settings.limits, realClock);
  const tableTime = settings.clock.now;
  const sockets = new Sockets({ tables, guesses, limits: settings.limits, clock: realClock, tableTime, metrics, trouble });
  watchGauges(metrics, { folder, tables, sockets, bots });
  const app = await builtApp({ settings, ports, sockets, metrics, store: folder.store });
  const stopTidying = tidyFromTimeToTime({ store: folder.store, tables, guesses, sockets, days: settings.days, trouble });
  const clearUp = async () => {
    stopTidying();
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

function portsOf({ settings, folder, trouble }: House, bots: BotThreads): Ports {
  return {
    box: gameNamed,
    books: loadLibrary(),
    clock: settings.clock,
    chance: settings.chance(),
    secrets: cryptographicChance(),
    bots,
    botPace: settings.botPace,
    botPatience: null,
    store: folder.store,
    trouble,
  };
}

interface Watched {
  readonly folder: DataFolder;
  readonly tables: Tables;
  readonly sockets: Sockets;
  readonly bots: BotThreads;
}

function watchGauges(metrics: Metrics, { folder, tables, sockets, bots }: Watched): void {
  metrics.watch('boite_tables', 'Tables in memory', () => tables.count);
  metrics.watch('boite_sockets', 'Open sockets', () => sockets.count);
  metrics.watch('boite_bots_waiting', 'Bots that wait for a thread', () => bots.waiting);
  metrics.watch('boite_store_backlog', 'Questions that the store has not answered yet', () => folder.store.backlog);
}

/** For whoever looks after the server. Nothing of it reaches a player. */
function countedTrouble(settings: ServerSettings, metrics: Metrics): Trouble {
  const log = openedLog(settings.log);
  return (what, error) => {
    metrics.trouble();
    logTrouble(log, what, error);
  };
}

function explained(error: unknown, { port, host }: ServerSettings): unknown {
  const code = (error as { code?: unknown }).code;
  if (code === 'EADDRINUSE') return new CannotStart(`Port ${port} is taken: choose another (PORT=3001 npm start).`);
  if (code === 'EACCES') return new CannotStart(`Port ${port} needs special rights: choose one above 1023.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new CannotStart(`“${host}” is not an address of this machine (HOST).`);
  return error;
}

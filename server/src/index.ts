// Knows how to start a server and how to end it without losing anything.

import type { AddressInfo } from 'node:net';
import { loadLibrary } from '@boite/language/node';
import type { Bots, Ports } from '@boite/table';
import { builtApp } from './app.ts';
import type { AttendancePorts } from './attendance.ts';
import { BotThreads } from './bots.ts';
import type { Bus } from './cluster/bus.ts';
import { BusBots } from './cluster/bus-bots.ts';
import { busAt, Neighbourhood } from './cluster/neighbourhood.ts';
import { CannotStart } from './data-folder.ts';
import { Guesses } from './guesses.ts';
import { type KeptHouse, openedKeeping } from './keeping.ts';
import { logTrouble, openedLog } from './log.ts';
import { Metrics } from './metrics.ts';
import { PushKey } from './push/keys.ts';
import { PushNotices } from './push/notices.ts';
import { withWebhook } from './push/webhook.ts';
import { DEFAULTS, type ServerSettings } from './settings.ts';
import { Sockets } from './sockets.ts';
import { Tables } from './tables.ts';
import { tidyFromTimeToTime } from './tidying.ts';
import { cryptographicChance, realClock } from './time.ts';
import { certificateOf } from './tls.ts';
import { Tolls } from './tolls.ts';
import { wakeFromTimeToTime } from './waking.ts';

export { backedUp, CareRefused, deviceForgotten, dumpsIn, gameForgotten, restoredFrom } from './care.ts';
export { startBots } from './cluster/bus-bots.ts';
export { migrated } from './cluster/migration.ts';
export { CannotStart } from './data-folder.ts';
export { DEFAULTS, type ServerSettings } from './settings.ts';
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
  readonly keeping: KeptHouse;
  /** Null for one process. */
  readonly bus: Bus | null;
  readonly metrics: Metrics;
  /** By which push services know this server; null where it sends no notices. */
  readonly key: PushKey | null;
  readonly trouble: Trouble;
}

/** Rejects with `CannotStart` and a sentence when the port or the data cannot be used. */
export async function startServer(chosen: Partial<ServerSettings> = {}): Promise<RunningServer> {
  const settings = { ...DEFAULTS, ...chosen };
  // Before anything is opened that would have to be closed again.
  certificateOf(settings);
  const metrics = new Metrics();
  const trouble = countedTrouble(settings, metrics);
  const keeping = await openedKeeping(settings, { took: metrics.storeTook, trouble });
  let bus: Bus | null = null;
  try {
    bus = settings.bus === null ? null : await busAt(settings.bus);
    return await listening({ settings, keeping, bus, metrics, key: PushKey.of(settings), trouble });
  } catch (error) {
    await bus?.close();
    await keeping.close();
    throw explained(error, settings);
  }
}

async function listening(house: House): Promise<RunningServer> {
  const { settings, keeping, bus, metrics, trouble } = house;
  const bots = new BotThreads(settings, metrics.botThought);
  const ports = portsOf(house, bus === null ? bots : new BusBots(bus, bots, settings));
  const { limits, chance } = settings;
  const tables = new Tables(ports, { limit: limits.tablesInMemory, chance, ownership: keeping.ownership });
  const guesses = new Guesses(limits, realClock);
  const tolls = new Tolls(limits, realClock);
  const tableTime = () => settings.clock.now();
  const attendance = { tables, guesses, metrics, trouble };
  const neighbourhood = neighbourhoodOf(house, attendance, tolls);
  const relaying = neighbourhood?.relaying ?? null;
  const sockets = new Sockets({ ...attendance, metrics, limits, tolls, clock: realClock, tableTime, relaying });
  watchGauges(metrics, { keeping, tables, sockets, bots, neighbourhood });
  const app = await builtApp({ settings, ports, sockets, tolls, metrics, key: house.key, store: keeping.store });
  const stopTidying = tidyFromTimeToTime({ store: keeping.store, tables, guesses, tolls, days: settings.days, trouble });
  const stopWaking = wakeFromTimeToTime({ store: keeping.store, tables, clock: settings.clock, trouble });
  const clearUp = async () => {
    stopTidying();
    stopWaking();
    await sockets.close();
    await app.close();
    neighbourhood?.close();
    await tables.closeAll();
    await bots.close();
  };
  await app.listen({ port: settings.port, host: settings.host }).catch(async (error: unknown) => {
    await clearUp();
    throw error;
  });
  const { port } = app.server.address() as AddressInfo;
  const protocol = settings.tlsCert === null ? 'http' : 'https';
  return { url: `${protocol}://localhost:${port}`, close: () => closed(clearUp, house) };
}

async function closed(clearUp: () => Promise<void>, { bus, keeping }: House): Promise<void> {
  await clearUp();
  await bus?.close();
  await keeping.close();
}

/** Where several processes share one database, whoever has lost a table says so, and pages are led to the one that has it. */
function neighbourhoodOf(
  { settings, keeping: { shared }, bus }: House,
  attendance: AttendancePorts,
  tolls: Tolls,
): Neighbourhood | null {
  if (shared === null) return null;
  shared.leases.onLost = (code) => void attendance.tables.lose(code);
  return bus === null ? null : new Neighbourhood({ ...attendance, tolls, shared, bus, now: () => settings.clock.now() });
}

function portsOf({ settings, keeping, key, trouble }: House, bots: Bots): Ports {
  const browsers = key === null ? null : new PushNotices({ key, services: settings.pushServices, trouble });
  return {
    box: settings.box,
    books: loadLibrary(),
    clock: settings.clock,
    chance: settings.chance(),
    secrets: cryptographicChance(),
    bots,
    botPace: settings.botPace,
    botPatience: null,
    store: keeping.store,
    notices: settings.webhook === null ? browsers : withWebhook(settings.webhook, browsers, trouble),
    trouble,
  };
}

interface WatchedServer {
  readonly keeping: KeptHouse;
  readonly tables: Tables;
  readonly sockets: Sockets;
  readonly bots: BotThreads;
  readonly neighbourhood: Neighbourhood | null;
}

function watchGauges(metrics: Metrics, { keeping, tables, sockets, bots, neighbourhood }: WatchedServer): void {
  metrics.watch('boite_tables', 'Tables in memory', () => tables.count);
  metrics.watch('boite_sockets', 'Open sockets', () => sockets.count);
  metrics.watch('boite_bots_waiting', 'Bots that wait for a thread', () => bots.waiting);
  metrics.watch('boite_store_backlog', 'Questions that the store has not answered yet', () => keeping.store.backlog);
  metrics.watch('boite_relayed_pages', 'Pages whose table another process has', () => neighbourhood?.relayedPages ?? 0);
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

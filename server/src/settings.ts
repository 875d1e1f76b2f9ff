// Knows what can be chosen when a server is started, and what holds otherwise.

import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { gameNamed } from '@boite/games';
import type { Chance } from '@boite/kernel';
import type { Clock, Ports } from '@boite/table';
import type { TrustedProxies } from './proxies.ts';
import { PUSH_SERVICES } from './push/services.ts';
import { cryptographicChance, realClock } from './time.ts';

const PROJECT_FOLDER = join(import.meta.dirname, '..', '..');

export interface ServerSettings {
  /** 0 for any free one. */
  readonly port: number;
  readonly host: string;
  /** The files of a certificate and of its key, to serve over https; null to leave that to a proxy, or to do without. */
  readonly tlsCert: string | null;
  readonly tlsKey: string | null;
  /** The folder where everything is kept. */
  readonly data: string;
  /** The address of a PostgreSQL database to keep everything in instead; null for the folder. */
  readonly store: string | null;
  /** The address of a NATS server over which processes with the same database hear of each other; null for one process. */
  readonly bus: string | null;
  /** The file of the key by which push services know this server; null for one in the data folder. */
  readonly pushKey: string | null;
  /** Told of each turn of someone who has gone. */
  readonly webhook: string | null;
  /** The push services that notices may be sent to; one that begins with a dot, with all below it. */
  readonly pushServices: readonly string[];
  /** The folder of the built page. */
  readonly page: string;
  /** Which proxies in front may say who asks, and over https or not. */
  readonly trustProxy: TrustedProxies;
  /** What is written to the log. */
  readonly log: 'silent' | 'error' | 'info';
  /** Who may read /metrics: nobody, this machine, anyone. */
  readonly metrics: 'off' | 'local' | 'all';
  /** Milliseconds a bot takes at least, so that people can follow. */
  readonly botPace: () => number;
  /** Milliseconds a bot may think. */
  readonly botBudget: number;
  /** Threads in which bots think, and how much memory each may take, in megabytes. */
  readonly botThreads: number;
  readonly botMemory: number;
  /** The games there are. */
  readonly box: Ports['box'];
  /** The luck of each table in its games. Whatever it is, codes and names of games are drawn otherwise. */
  readonly chance: () => Chance;
  /** The time at the tables, by which their sand runs. */
  readonly clock: Clock;
  /** After how many days things are let go of; 0 for never. */
  readonly days: RetentionDays;
  readonly limits: Limits;
}

export interface RetentionDays {
  /** Tables where nobody played. */
  readonly unplayed: number;
  /** Finished games are packed, then deleted. */
  readonly archive: number;
  readonly delete: number;
}

export interface Limits {
  /** Messages of one connection, and bytes. */
  readonly messages: Rate;
  readonly bytes: Rate;
  /** Wrong codes from one address, and from everywhere together. */
  readonly wrongCodes: Rate;
  readonly wrongCodesOfAll: Rate;
  /** Sockets opened from one address. */
  readonly arrivals: Rate;
  /** Requests to the API from one address, and tables opened, in a minute. */
  readonly apiAMinute: number;
  readonly tablesAMinute: number;
  readonly socketsADevice: number;
  readonly socketsAnAddress: number;
  /** Connections of any kind from one address that is no proxy, idle ones included. */
  readonly connectionsAnAddress: number;
  readonly sockets: number;
  readonly tablesInMemory: number;
}

export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

export const DEFAULTS: ServerSettings = {
  port: 3000,
  host: '0.0.0.0',
  tlsCert: null,
  tlsKey: null,
  data: join(PROJECT_FOLDER, 'data'),
  store: null,
  bus: null,
  pushKey: null,
  webhook: null,
  pushServices: PUSH_SERVICES,
  page: join(PROJECT_FOLDER, 'web', 'dist'),
  trustProxy: 0,
  log: 'info',
  metrics: 'local',
  botPace: () => 600 + Math.random() * 600,
  botBudget: 1_000,
  botThreads: Math.min(2, availableParallelism()),
  botMemory: 512,
  box: gameNamed,
  chance: cryptographicChance,
  clock: realClock,
  days: { unplayed: 30, archive: 0, delete: 0 },
  limits: {
    messages: { burst: 40, perSecond: 10 },
    bytes: { burst: 256 * 1024, perSecond: 32 * 1024 },
    wrongCodes: { burst: 10, perSecond: 0.2 },
    wrongCodesOfAll: { burst: 300, perSecond: 3 },
    arrivals: { burst: 400, perSecond: 20 },
    apiAMinute: 300,
    tablesAMinute: 60,
    socketsADevice: 12,
    socketsAnAddress: 200,
    connectionsAnAddress: 400,
    sockets: 20_000,
    tablesInMemory: 10_000,
  },
};

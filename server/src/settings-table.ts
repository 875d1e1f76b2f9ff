// Every setting of a server by its name: what it means, what it may be. Environment and file say them alike.

import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { readProxies } from './proxies.ts';
import { DEFAULTS, type Limits, type RetentionDays, type ServerSettings } from './settings.ts';

interface ChosenSettings extends Partial<Omit<ServerSettings, 'days' | 'limits'>> {
  readonly days?: Partial<RetentionDays>;
  readonly limits?: Partial<Limits>;
}

interface SettingRow {
  readonly name: string;
  readonly meaning: string;
  /** What holds unless it is chosen. */
  readonly otherwise: string;
  /** What it must be. */
  readonly wants: string;
  /** Null when it is not that. */
  readonly read: (text: string) => ChosenSettings | null;
}

type NamedSetting = Omit<SettingRow, 'wants' | 'read'>;

function whole(row: NamedSetting, [min, max]: readonly [number, number], chosen: (value: number) => ChosenSettings): SettingRow {
  const read = (text: string) => (/^\d{1,9}$/.test(text) && +text >= min && +text <= max ? chosen(Number(text)) : null);
  return { ...row, wants: `a number from ${min} to ${max}`, read };
}

function oneOfWords<Word extends string>(
  row: NamedSetting,
  words: readonly Word[],
  chosen: (word: Word) => ChosenSettings,
): SettingRow {
  const read = (text: string) => (words.includes(text as Word) ? chosen(text as Word) : null);
  return { ...row, wants: words.join(', '), read };
}

function text(row: NamedSetting, chosen: (text: string) => ChosenSettings): SettingRow {
  return { ...row, wants: 'some text', read: chosen };
}

function address(row: NamedSetting, protocols: readonly string[], chosen: (address: string) => ChosenSettings): SettingRow {
  const isOurs = (text: string) => protocols.includes(URL.parse(text.split(',')[0] ?? '')?.protocol ?? '');
  return { ...row, wants: `an address that begins with ${protocols[0]}//`, read: (text) => (isOurs(text) ? chosen(text) : null) };
}

function row(name: string, meaning: string, otherwise: string | number): NamedSetting {
  return { name, meaning, otherwise: String(otherwise) };
}

const { limits: LIMITS, days: DAYS } = DEFAULTS;
const DAY_COUNT = [0, 36_500] as const;

export const SETTINGS: readonly SettingRow[] = [
  whole(row('PORT', 'the port to listen on; 0 takes any free one', DEFAULTS.port), [0, 65_535], (port) => ({ port })),
  text(row('HOST', 'the address to listen on', DEFAULTS.host), (host) => ({ host })),
  text(row('BOITE_TLS_CERT', 'the file of a certificate (PEM), to serve over https', 'http'), (tlsCert) => ({ tlsCert })),
  text(row('BOITE_TLS_KEY', 'the file of its key (PEM)', 'http'), (tlsKey) => ({ tlsKey })),
  text(row('BOITE_DATA', 'the folder where everything is kept', './data'), (data) => ({ data })),
  address(
    row('BOITE_STORE', 'a PostgreSQL database to keep everything in, for several processes: `postgres://…`', 'the folder'),
    ['postgres:', 'postgresql:'],
    (store) => ({ store }),
  ),
  address(
    row('BOITE_BUS', 'the NATS servers over which these processes hear of each other: `nats://…,nats://…`', 'none'),
    ['nats:', 'tls:'],
    (bus) => ({ bus }),
  ),
  text(
    row(
      'BOITE_PUSH_KEY',
      'the file of the key (PEM) by which push services know this server, the same for all its processes',
      'in the data folder',
    ),
    (pushKey) => ({ pushKey }),
  ),
  address(
    row('BOITE_WEBHOOK', 'an address that is told of each turn of someone who has gone, as JSON: `https://…`', 'none'),
    ['https:', 'http:'],
    (webhook) => ({ webhook }),
  ),
  text(row('BOITE_PAGE', 'the folder of the built page', './web/dist'), (page) => ({ page })),
  {
    ...row('BOITE_TRUST_PROXY', 'the proxies in front: how many, or their addresses and networks (`loopback`, `private`)', 0),
    wants: 'a number of proxies or their addresses',
    read: (proxies) => chosenIf(readProxies(proxies), (trustProxy) => ({ trustProxy })),
  },
  oneOfWords(
    row('BOITE_LOG', 'what is written to the log: `silent`, `error`, `info`', DEFAULTS.log),
    ['silent', 'error', 'info'],
    (log) => ({ log }),
  ),
  oneOfWords(
    row('BOITE_METRICS', 'who may read `/metrics`: `off`, `local` (this machine), `all`', DEFAULTS.metrics),
    ['off', 'local', 'all'],
    (metrics) => ({ metrics }),
  ),
  whole(row('BOITE_BOT_BUDGET', 'milliseconds a bot may think', DEFAULTS.botBudget), [50, 60_000], (botBudget) => ({
    botBudget,
  })),
  whole(row('BOITE_BOT_THREADS', 'threads in which bots think', 'one a core, 2 at most'), [1, 64], (botThreads) => ({
    botThreads,
  })),
  whole(row('BOITE_BOT_MEMORY', 'megabytes that each of them may take', DEFAULTS.botMemory), [128, 8_192], (botMemory) => ({
    botMemory,
  })),
  whole(row('BOITE_SOCKETS', 'open pages in all', LIMITS.sockets), [1, 1_000_000], (sockets) => ({ limits: { sockets } })),
  whole(row('BOITE_SOCKETS_AN_ADDRESS', 'open pages of one address', LIMITS.socketsAnAddress), [1, 1_000_000], (count) => ({
    limits: { socketsAnAddress: count, connectionsAnAddress: 2 * count },
  })),
  whole(
    row('BOITE_TABLES_AN_ADDRESS', 'tables that one address may open in a minute', LIMITS.tablesAMinute),
    [1, 1_000_000],
    (tablesAMinute) => ({ limits: { tablesAMinute } }),
  ),
  whole(
    row('BOITE_TABLES_IN_MEMORY', 'tables kept in memory after everyone has left', LIMITS.tablesInMemory),
    [1, 1_000_000],
    (tablesInMemory) => ({ limits: { tablesInMemory } }),
  ),
  whole(
    row('BOITE_UNPLAYED_DAYS', 'days after which a table where nobody played is deleted; 0 for never', DAYS.unplayed),
    DAY_COUNT,
    (unplayed) => ({ days: { unplayed } }),
  ),
  whole(
    row('BOITE_ARCHIVE_DAYS', 'days after which a finished game is packed; 0 for never', DAYS.archive),
    DAY_COUNT,
    (archive) => ({ days: { archive } }),
  ),
  whole(row('BOITE_DELETE_DAYS', 'days after which a packed game is deleted; 0 for never', DAYS.delete), DAY_COUNT, (days) => ({
    days: { delete: days },
  })),
];

/** Where the settings of a file are: lines of NAME=value. What the environment says goes before. */
const SETTINGS_FILE = 'BOITE_SETTINGS';
/** Names of ours that are no settings of a server. */
const OTHER_NAMES = [SETTINGS_FILE, 'BOITE_THOROUGH', 'BOITE_MUTANT', 'BOITE_SERVER', 'BOITE_CLUSTER'];

type Environment = Readonly<Record<string, string | undefined>>;

/** What environment and file choose, or a sentence that says what is wrong with it. */
export function settingsFrom(environment: Environment): Partial<ServerSettings> | string {
  const file = settingsFile(environment[SETTINGS_FILE]);
  if (typeof file === 'string') return file;
  const given = { ...file, ...environment };
  const unknown = Object.keys(given).find((name) => isUnknown(name) && (name.startsWith('BOITE_') || name in file));
  if (unknown !== undefined) return `There is no setting “${unknown}”: see docs/operate.md.`;
  let settings: Partial<ServerSettings> = {};
  for (const { name, wants, read } of SETTINGS) {
    const said = given[name];
    if (said === undefined || said === '') continue;
    const chosen = read(said);
    if (chosen === null) return `${name} must be ${wants}, not “${said}”.`;
    settings = withChosen(settings, chosen);
  }
  return settings;
}

function settingsFile(path: string | undefined): Environment | string {
  if (path === undefined || path === '') return {};
  try {
    return parseEnv(readFileSync(path, 'utf8'));
  } catch {
    return `The file of settings “${path}” cannot be read (${SETTINGS_FILE}).`;
  }
}

function isUnknown(name: string): boolean {
  return !OTHER_NAMES.includes(name) && !SETTINGS.some((setting) => setting.name === name);
}

function withChosen(settings: Partial<ServerSettings>, { days, limits, ...rest }: ChosenSettings): Partial<ServerSettings> {
  return {
    ...settings,
    ...rest,
    ...(days && { days: { ...(settings.days ?? DAYS), ...days } }),
    ...(limits && { limits: { ...(settings.limits ?? LIMITS), ...limits } }),
  };
}

function chosenIf<Value>(value: Value | null, chosen: (value: Value) => ChosenSettings): ChosenSettings | null {
  return value === null ? null : chosen(value);
}

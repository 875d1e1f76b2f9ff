// Knows how the server is started from a command line: `npm start`.

import { isOpenToAll, localAddresses } from './address.ts';
import { CannotStart, type RunningServer, type ServerSettings, settingsFrom, startServer } from './index.ts';
import { DEFAULTS } from './settings.ts';

const settings = settingsFrom(process.env);
if (typeof settings === 'string') exitWith(settings);
const running = await startServer(settings).catch(exitWith);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void shutDown(running));
welcome(running, settings);

function welcome({ url }: RunningServer, { host = DEFAULTS.host }: Partial<ServerSettings>): void {
  const elsewhere = isOpenToAll(host) ? localAddresses().map((address) => url.replace('localhost', address)) : [];
  console.log('Boîte à mots is open (Ctrl+C closes it).');
  console.log(`  on this machine:    ${url}`);
  for (const address of elsewhere) console.log(`  on your network:    ${address}`);
}

async function shutDown(running: RunningServer): Promise<void> {
  await running.close();
  process.exit(0);
}

/** A sentence for what can be put right; everything for a fault of ours. */
function exitWith(error: unknown): never {
  if (typeof error === 'string') console.error(error);
  else console.error(error instanceof CannotStart ? error.message : error);
  process.exit(1);
}

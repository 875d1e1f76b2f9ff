// Loads a real server with real sockets that really play, and tells what that costs: `npm run load -- --tables 100 --seconds 20`.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { flooded } from './flood.ts';
import { LoadedTable, quickGames } from './loaded-table.ts';
import { metricsAt, percentile } from './measuring.ts';
import { ServerProcess } from './process.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '10' },
    rate: { type: 'string', default: '100' },
    flood: { type: 'string', default: '0' },
    json: { type: 'boolean', default: false },
  },
});
const [tableCount, seconds, rate, floods] = [values.tables, values.seconds, values.rate, values.flood].map(Number) as [
  number,
  number,
  number,
  number,
];

const data = mkdtempSync(join(tmpdir(), 'boite-load-'));
const server = new ServerProcess({ BOITE_DATA: data, BOITE_TRUST_PROXY: '1', BOITE_METRICS: 'all', BOITE_LOG: 'error' });
const url = await server.url();
const games = quickGames();
const empty = await metricsAt(url);
const tables: LoadedTable[] = [];
for (let index = 0; index < tableCount; index++)
  tables.push(await LoadedTable.opened(url, games[index % games.length] ?? '', index));
const before = await metricsAt(url);
const until = performance.now() + seconds * 1000;
const stopFloods = flooded(url, floods);
// Each table plays at its own pace; together they make the rate that was asked for.
const pause = (1000 * tableCount) / rate;
const all = await Promise.all(tables.map((table, index) => played(table, (index / tableCount) * pause)));
const floodsCut = await stopFloods();
const after = await metricsAt(url);
const times = all.flat().sort((one, other) => one - other);
const report = {
  tables: tableCount,
  games,
  moves: times.length,
  movesPerSecond: Math.round(times.length / seconds),
  ms: { p50: percentile(times, 0.5), p99: percentile(times, 0.99), p999: percentile(times, 0.999) },
  loopMs: Math.round(after.loopMs * 10) / 10,
  cpuMsPerMove: Math.round(((after.cpu - before.cpu) * 1000 * 10) / Math.max(1, times.length)) / 10,
  bytesPerTable: Math.max(0, Math.round((before.memory - empty.memory) / tableCount)),
  memoryMb: Math.round(after.memory / 1e6),
  floods: { sockets: floods, cut: floodsCut },
  peer: null,
};
for (const table of tables) table.close();
await server.kill('SIGTERM');
rmSync(data, { recursive: true });
console.log(values.json ? JSON.stringify(report) : report);
process.exit(0);

async function played(table: LoadedTable, first: number): Promise<readonly number[]> {
  const took: number[] = [];
  await setTimeout(first);
  while (performance.now() < until) {
    const from = performance.now();
    const one = await table.playedMove();
    if (one === null) break;
    took.push(one);
    await setTimeout(Math.max(0, pause - (performance.now() - from)));
  }
  return took;
}

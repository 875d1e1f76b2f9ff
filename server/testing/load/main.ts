// Loads a real server with real sockets that really play, and tells what that costs: `npm run load -- --tables 100 --seconds 20`.

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { flooded } from '../flood.ts';
import { LoadedTable, quickGames } from '../loaded-table.ts';
import { metricsOf, percentile } from '../measuring.ts';
import { loadedHouse } from './house.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '10' },
    rate: { type: 'string', default: '100' },
    /** More tables, where somebody waits and nobody plays. */
    open: { type: 'string', default: '0' },
    flood: { type: 'string', default: '0' },
    /** `sqlite`, `postgres` (started for the occasion), or the address of one. */
    store: { type: 'string', default: 'sqlite' },
    processes: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
});
const chosenNumbers = [values.tables, values.seconds, values.rate, values.open, values.flood, values.processes].map(Number);
const [tableCount, seconds, rate, openCount, floods, processes] = chosenNumbers as [
  number,
  number,
  number,
  number,
  number,
  number,
];
/** Tables opened side by side. */
const OPENED_AT_ONCE = 16;
const PEER_PROGRAM = join(import.meta.dirname, '..', '..', '..', 'tools', 'src', 'peers', 'main.ts');
/** How long the peers' trivial game is played, in seconds, at how many tables. */
const PEER_TRIAL = ['--seconds', '5', '--tables', '50'];

const house = await loadedHouse({ store: values.store, processes });
const gamesPlayed = quickGames();
const empty = await metricsOf(house.urls);
const tables = await openedTables(tableCount);
const before = await metricsOf(house.urls);
const idle = await openedIdle(openCount);
const until = performance.now() + seconds * 1000;
const stopFloods = flooded(house.urls[0] ?? '', floods);
// Each table plays at its own pace; together they make the rate that was asked for.
const pauseBetween = (1000 * tableCount) / rate;
const all = await Promise.all(tables.map((table, index) => playedMoves(table, (index / tableCount) * pauseBetween)));
const floodsCut = await stopFloods();
const after = await metricsOf(house.urls);
const times = all.flat().sort((one, other) => one - other);
const moves = Math.max(1, times.length);
const bytesPerTable = Math.max(0, Math.round((before.memory - empty.memory) / tableCount));
const figures = {
  tables: tableCount,
  moves: times.length,
  movesPerSecond: Math.round(times.length / seconds),
  ms: { p50: percentile(times, 0.5), p99: percentile(times, 0.99), p999: percentile(times, 0.999) },
  loopMs: tenths(after.loopMs),
  cpuMsPerMove: tenths(((after.cpu - before.cpu) * 1000) / moves),
  bytesPerTable,
  bytesPerSocket: Math.round(bytesPerTable / 2),
  bytesPerMove: Math.round(tables.reduce((sum, table) => sum + table.bytes, 0) / moves),
  memoryMb: Math.round(after.memory / 1e6),
  games: gamesPlayed,
  open: openCount,
  store: house.store,
  processes,
  floods: { sockets: floods, cut: floodsCut },
};
for (const table of [...tables, ...idle]) table.close();
await house.close();
const loadReport = { ...figures, peer: peerFigures() };
console.log(values.json ? JSON.stringify(loadReport) : loadReport);
process.exit(0);

async function openedTables(count: number): Promise<readonly LoadedTable[]> {
  return sideBySide(count, (index) => LoadedTable.opened(house.urls, gamesPlayed[index % gamesPlayed.length] ?? '', index));
}

async function openedIdle(count: number): Promise<readonly LoadedTable[]> {
  return sideBySide(count, (index) =>
    LoadedTable.waiting(house.urls, gamesPlayed[index % gamesPlayed.length] ?? '', tableCount + index),
  );
}

async function sideBySide<Thing>(count: number, made: (index: number) => Promise<Thing>): Promise<readonly Thing[]> {
  const things: Thing[] = [];
  let next = 0;
  const inTurn = async () => {
    while (next < count) things.push(await made(next++));
  };
  await Promise.all(Array.from({ length: OPENED_AT_ONCE }, inTurn));
  return things;
}

async function playedMoves(table: LoadedTable, first: number): Promise<readonly number[]> {
  const took: number[] = [];
  await setTimeout(first);
  while (performance.now() < until) {
    const from = performance.now();
    const one = await table.playedMove();
    if (one === null) break;
    took.push(one);
    await setTimeout(Math.max(0, pauseBetween - (performance.now() - from)));
  }
  return took;
}

/** The smallest game there is, on our server and on boardgame.io's. */
function peerFigures(): unknown {
  return JSON.parse(
    execFileSync(process.execPath, [PEER_PROGRAM, ...PEER_TRIAL], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .at(-1) ?? '',
  );
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}

// The smallest game there is on our server and on boardgame.io's, over real sockets, as fast as each goes: JSON for `npm run load`.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { percentile } from '@boite/server/testing/measuring';
import { ServerProcess } from '@boite/server/testing/process';
import manifest from '../../package.json' with { type: 'json' };
import { boardgameTable, ourTable, type PeerTable } from './tables.ts';

const { values } = parseArgs({
  options: { tables: { type: 'string', default: '50' }, seconds: { type: 'string', default: '5' } },
});
/** Of the clock by which Linux counts the time of processes. */
const TICKS_A_SECOND = 100;

interface PeerFigures {
  readonly moves: number;
  readonly movesPerSecond: number;
  readonly ms: { readonly p50: number; readonly p99: number };
  readonly cpuMsPerMove: number;
  readonly memoryMb: number;
}

const data = mkdtempSync(join(tmpdir(), 'boite-peers-'));
const ours = await measured([join(import.meta.dirname, 'counting-server.ts'), data], ourTable);
const theirs = await measured([join(import.meta.dirname, 'boardgame-server.ts')], boardgameTable);
rmSync(data, { recursive: true, force: true });
const timesFewer = Math.round((theirs.cpuMsPerMove / ours.cpuMsPerMove) * 10) / 10;
console.log(
  JSON.stringify({
    name: `boardgame.io ${manifest.devDependencies['boardgame.io']}`,
    game: 'counting',
    ours,
    theirs,
    timesFewer,
  }),
);
process.exit(0);

async function measured(command: readonly string[], opened: (url: string) => Promise<PeerTable>): Promise<PeerFigures> {
  const server = new ServerProcess({}, command);
  const url = await server.url();
  const tables: PeerTable[] = [];
  while (tables.length < Number(values.tables)) tables.push(await opened(url));
  const before = usedBy(server.pid);
  const from = performance.now();
  const times = (await Promise.all(tables.map((table) => movesAt(table, from + Number(values.seconds) * 1000)))).flat();
  const used = usedBy(server.pid) - before;
  const seconds = (performance.now() - from) / 1000;
  const memoryMb = Math.round(
    (Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) * 1024) / 1e6,
  );
  for (const table of tables) table.close();
  await server.kill('SIGKILL');
  const sorted = times.toSorted((one, other) => one - other);
  return {
    moves: times.length,
    movesPerSecond: Math.round(times.length / seconds),
    ms: { p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99) },
    cpuMsPerMove: Math.round((used * 1000) / Math.max(1, times.length)) / 1000,
    memoryMb,
  };
}

async function movesAt(table: PeerTable, until: number): Promise<readonly number[]> {
  const times: number[] = [];
  while (performance.now() < until) {
    const from = performance.now();
    await table.move();
    times.push(performance.now() - from);
  }
  return times;
}

/** Milliseconds of processor, of all its threads. */
function usedBy(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_A_SECOND;
}

// Lets many tables of experts play among themselves while a few people play against one, and tells how long those wait and what memory
// that takes: `npm run load:bots -- --tables 150 --seconds 60`.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gameNamed, shelf } from '@boite/games';
import type { GameBox, GameTypes } from '@boite/kernel';
import { thoughtAtOnce } from '../loaded-table.ts';
import { metricsOf, percentile } from '../measuring.ts';
import { ServerProcess } from '../process.ts';
import { Visitor } from '../visitor.ts';

const { values } = parseArgs({
  options: { tables: { type: 'string', default: '150' }, seconds: { type: 'string', default: '60' } },
});
const botData = mkdtempSync(join(tmpdir(), 'boite-bots-'));
const botServer = new ServerProcess({ BOITE_DATA: botData, BOITE_TRUST_PROXY: '1', BOITE_METRICS: 'all', BOITE_LOG: 'error' });
const botUrl = await botServer.url();
const ids = shelf().map(({ game }) => game.id);
let visitors = 0;
for (let index = 0; index < Number(values.tables); index++) await tableOf(ids[index % ids.length] ?? '', ['bot', 'bot']);
const people = [];
for (const id of ids) people.push(await tableOf(id, ['person', 'bot']));
const botsUntil = performance.now() + Number(values.seconds) * 1000;
let most = 0;
const memoryWatch = setInterval(() => void metricsOf([botUrl]).then(({ memory }) => (most = Math.max(most, memory))), 1000);
const waits = (await Promise.all(people.map(waitsOf))).flat().sort((one, other) => one - other);
clearInterval(memoryWatch);
const thoughts = /^boite_bot_seconds_count (\d+)$/m.exec(await (await fetch(`${botUrl}/metrics`)).text())?.[1];
console.log({
  tables: Number(values.tables),
  thoughts: Number(thoughts),
  personsWaits: waits.length,
  ms: { p50: percentile(waits, 0.5), p99: percentile(waits, 0.99), most: Math.round(waits.at(-1) ?? 0) },
  memoryMb: Math.round(most / 1e6),
});
await botServer.kill('SIGKILL');
rmSync(botData, { recursive: true, force: true });
process.exit(0);

async function tableOf(game: string, seats: readonly ('person' | 'bot')[]): Promise<Visitor> {
  const index = ++visitors;
  const visitor = new Visitor(botUrl, '', { 'x-forwarded-for': `10.1.${index >> 8}.${index & 255}` });
  await visitor.fetch('/api/tables');
  const code = await visitor.open({ game, seats: seats.length });
  await visitor.connect();
  await visitor.ask({ type: 'enter', code });
  for (const [seat, who] of seats.entries())
    await visitor.ask(who === 'bot' ? { type: 'set-bot', seat, level: 'expert' } : { type: 'sit', seat, name: 'Zoé' });
  await visitor.ask({ type: 'start' });
  await visitor.until(() => visitor.heard.some(({ type }) => type === 'step'));
  return visitor;
}

/** From one's move to when one may move again, in milliseconds. */
async function waitsOf(visitor: Visitor): Promise<readonly number[]> {
  const waited: number[] = [];
  while (performance.now() < botsUntil) {
    const from = performance.now();
    const { step } = visitor.step;
    await visitor.until(
      () => visitor.step.awaiting.includes(0) || visitor.table.phase === 'over' || performance.now() > botsUntil,
    );
    if (visitor.step.step > step) waited.push(performance.now() - from);
    if (performance.now() > botsUntil) break;
    if (visitor.table.phase === 'over') {
      const { gameId } = visitor.step;
      await visitor.ask({ type: 'again' });
      await visitor.until(() => visitor.step.gameId !== gameId);
      continue;
    }
    const { view, step: seen } = visitor.step;
    const action = thoughtAtOnce(gameNamed(visitor.table.game) as GameBox<GameTypes>, view, 0);
    await visitor.ask({ type: 'act', seat: 0, step: seen, action });
    await visitor.until(() => visitor.step.step > seen);
    visitor.forgetOld();
  }
  return waited;
}

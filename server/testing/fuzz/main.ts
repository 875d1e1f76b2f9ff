// Says a great many hostile messages to a real server and searches all it ever sent for secrets: `npm run fuzz -- --messages 20000 --seed 1`.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { shelf } from '@boite/games';
import { seededChance } from '@boite/kernel';
import { DATABASE_FILE } from '../../src/data-folder.ts';
import { sqliteGames } from '../kept-games.ts';
import { ServerProcess } from '../process.ts';
import type { FuzzGuest } from './guest.ts';
import { leaksTo } from './oracle.ts';
import { FuzzScene } from './scene.ts';
import { KeptMatch } from './secrets.ts';

/** Messages at one table, and tables side by side. */
const A_SCENE = 600;
const SCENES_AT_ONCE = 4;
/** The least share of messages that the decoder must let through. */
const LEAST_DECODED = 0.3;
/** Where the oracle does not look any further. */
const MOST_LEAKS = 20;

const { values } = parseArgs({
  options: { messages: { type: 'string', default: '20000' }, seed: { type: 'string', default: '1' } },
});
const messages = Number(values.messages);
const seed = Number(values.seed);

const fuzzData = mkdtempSync(join(tmpdir(), 'boite-fuzz-'));
const fuzzedServer = new ServerProcess({
  BOITE_DATA: fuzzData,
  BOITE_TRUST_PROXY: '1',
  BOITE_METRICS: 'all',
  BOITE_LOG: 'error',
});
const url = await fuzzedServer.url();
const fuzzTally = { sent: 0, decoded: 0, scenes: 0, games: 0, answers: 0, bytes: 0, cuts: 0 };
const faults: string[] = [];
const started = performance.now();
let gamesBegun = 0;
await Promise.all(Array.from({ length: SCENES_AT_ONCE }, () => scenesInTurn()));
faults.push(...(await troubles()));
await fuzzedServer.kill('SIGTERM');
rmSync(fuzzData, { recursive: true });
tellOutcome();
process.exit(faults.length === 0 ? 0 : 1);

async function scenesInTurn(): Promise<void> {
  while (gamesBegun * A_SCENE < messages && faults.length < MOST_LEAKS) {
    const index = gamesBegun++;
    const boxes = shelf();
    const game = boxes[index % boxes.length]?.game.id ?? '';
    const scene = await FuzzScene.opened(url, game, seededChance(seed * 1_000_003 + index));
    await scene.play(Math.min(A_SCENE, messages - index * A_SCENE));
    faults.push(...faultsOf(scene).map((fault) => `scene ${index} (${game}): ${fault}`));
    count(scene);
    await scene.close();
  }
}

function count(scene: FuzzScene): void {
  fuzzTally.scenes += 1;
  for (const { sent, decoded, cuts, received } of scene.guests) {
    fuzzTally.sent += sent;
    fuzzTally.decoded += decoded;
    fuzzTally.cuts += cuts;
    fuzzTally.answers += received.length;
    fuzzTally.bytes += received.reduce((sum, { raw }) => sum + raw.length, 0);
  }
}

/** What the oracle found, and what everybody saw that is not what the store replays to. */
function faultsOf(scene: FuzzScene): readonly string[] {
  const matches = new Map(sqliteGames(join(fuzzData, DATABASE_FILE), scene.code).map((kept) => [kept.id, new KeptMatch(kept)]));
  fuzzTally.games += matches.size;
  return scene.guests.flatMap((guest) => [
    ...leaksTo(guest.witness(forbiddenTo(guest, scene)), matches),
    ...(guest.hasHeld && !guest.wasGranted ? [`${guest.name} holds a seat that was never granted`] : []),
    ...guest.received.filter(({ raw }) => raw.includes('"broken-table"')).map(() => 'the table broke'),
    ...wrongViews(guest, matches),
  ]);
}

function forbiddenTo(guest: FuzzGuest, scene: FuzzScene): readonly string[] {
  const others = scene.guests.filter((other) => other !== guest).map(({ token }) => token);
  const invitation = scene.guests[0]?.table?.invitation ?? '';
  const link = guest.table === null && invitation !== '' ? [invitation] : [];
  return [...others, ...scene.guests.map(({ fingerprint }) => fingerprint), ...scene.keys, ...link].filter(
    (text) => text.length > 11,
  );
}

function wrongViews({ name, received }: FuzzGuest, matches: ReadonlyMap<string, KeptMatch>): readonly string[] {
  const last = received.findLast(({ raw }) => raw.startsWith('{"type":"step"'));
  if (last === undefined) return [];
  const { gameId, step, viewer, view } = JSON.parse(last.raw) as {
    gameId: string;
    step: number;
    viewer: number | 'spectator';
    view: object;
  };
  const replayedView = matches.get(gameId)?.viewAt(step, viewer);
  return JSON.stringify(replayedView) === JSON.stringify(view)
    ? []
    : [`${name} saw what the store does not replay to: ${last.raw}`];
}

async function troubles(): Promise<readonly string[]> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const count = Number(/^boite_troubles_total (\d+)$/m.exec(metrics)?.[1]);
  const ready = (await fetch(`${url}/ready`)).ok;
  const share = fuzzTally.decoded / Math.max(1, fuzzTally.sent);
  return [
    ...(count === 0 ? [] : [`${count} faults in the log:\n${fuzzedServer.output.slice(0, 4000)}`]),
    ...(ready ? [] : ['the server is not ready any more']),
    ...(share >= LEAST_DECODED ? [] : [`only ${Math.round(share * 100)} % of the messages could be read`]),
  ];
}

function tellOutcome(): void {
  const { sent, decoded, scenes, games, answers, bytes, cuts } = fuzzTally;
  const share = Math.round((decoded / Math.max(1, sent)) * 100);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`${sent} messages, ${share} % readable, at ${scenes} tables and in ${games} games, in ${seconds} s; seed ${seed}.`);
  console.log(`Searched: ${answers} messages and answers, ${(bytes / 1e6).toFixed(1)} MB; ${cuts} lines cut.`);
  console.log(faults.length === 0 ? 'Nothing was sent to anyone who may not know it.' : faults.join('\n\n'));
}

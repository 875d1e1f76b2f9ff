// Lets people play the games of the shelf while things go wrong in a seeded order, and proves afterwards that nothing was lost:
// `npm run faults -- --seed 1 --minutes 2`. With `--house one|three` in that house alone, with `--only "lines are cut"` that fault alone.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { shelf } from '@boite/games';
import { type Chance, oneOf, seededChance } from '@boite/kernel';
import { Visitor } from '../visitor.ts';
import { type FaultyHouse, houseOfOne, houseOfThree } from './house.ts';
import { FAULT_KINDS } from './kinds.ts';
import { FaultPlayer } from './player.ts';
import { wrongsOf } from './proof.ts';

/** The longest that a fault lasts, in milliseconds. */
const FAULT_LASTS = 4_000;
/** A table that has not gone on for so long after all was mended does not go on, in milliseconds. */
const STANDSTILL = 120_000;

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '2' },
    house: { type: 'string', default: 'both' },
    only: { type: 'string', multiple: true, default: FAULT_KINDS.map(({ name }) => name) },
  },
});
const HOUSES = { one: [houseOfOne], three: [houseOfThree], both: [houseOfOne, houseOfThree] };
const houses = HOUSES[values.house as keyof typeof HOUSES];
const faultChance = seededChance(Number(values.seed));
const wrongs: string[] = [];
for (const opened of houses) {
  const folder = mkdtempSync(join(tmpdir(), 'boite-faults-'));
  const house = await opened(folder);
  wrongs.push(...(await wrongsIn(house, (Number(values.minutes) * 60_000) / houses.length)));
  await house.close();
  rmSync(folder, { recursive: true, force: true });
}
console.log(wrongs.length === 0 ? 'Nothing was lost, nothing was done twice, every game went on.' : wrongs.join('\n'));
process.exit(wrongs.length === 0 ? 0 : 1);

async function wrongsIn(house: FaultyHouse, milliseconds: number): Promise<readonly string[]> {
  const players = (await Promise.all(shelf().map(({ game }) => seated(house, game.id)))).flat();
  const playing = players.map((player) => player.play());
  const counted = new Map<string, number>();
  const until = performance.now() + milliseconds;
  const stuck: string[] = [];
  while (performance.now() < until && stuck.length === 0) {
    const name = await oneFault(house, faultChance);
    counted.set(name, (counted.get(name) ?? 0) + 1);
    for (const code of await goneOn(players))
      stuck.push(`after “${name}” the table ${code} does not go on`, ...standings(players, code));
  }
  for (const player of players) player.end();
  await Promise.all(playing);
  const games = await house.games();
  tellRun(house, { players, counted, facts: games.reduce((sum, { facts }) => sum + facts.length, 0) });
  return [...stuck, ...wrongsOf(players, games)].map((wrong) => `${house.name}: ${wrong}`);
}

async function oneFault(house: FaultyHouse, chance: Chance): Promise<string> {
  const fault = oneOf(
    FAULT_KINDS.filter(({ name, isPossible }) => values.only.includes(name) && isPossible(house)),
    chance,
  );
  const mend = await fault.begin(house, chance);
  await setTimeout(chance.below(FAULT_LASTS));
  await mend();
  return fault.name;
}

/** Waits until every table has taken a move; the tables that have not. */
async function goneOn(players: readonly FaultPlayer[]): Promise<readonly string[]> {
  const before = new Map(players.map((player) => [player, player.moves]));
  const from = performance.now();
  for (;;) {
    const moved = new Set(players.filter((player) => player.moves > (before.get(player) ?? 0)).map(({ code }) => code));
    const still = [...new Set(players.map(({ code }) => code))].filter((code) => !moved.has(code));
    if (still.length === 0 || performance.now() - from > STANDSTILL) return still;
    await setTimeout(20);
  }
}

function standings(players: readonly FaultPlayer[], at: string): readonly string[] {
  return players.filter(({ code }) => code === at).map(({ standing }) => standing);
}

/** Two people at a table of that game, who have come by different doors. */
async function seated(house: FaultyHouse, game: string): Promise<readonly FaultPlayer[]> {
  const urls = () => house.servers.map(({ url }) => url);
  const people = [await Visitor.arrived(urls()[0] ?? ''), await Visitor.arrived(urls().at(-1) ?? '')];
  const code = (await people[0]?.open({ game, seats: 2 })) ?? '';
  for (const [seat, visitor] of people.entries()) {
    await visitor.ask({ type: 'enter', code });
    await visitor.ask({ type: 'sit', seat, name: seat === 0 ? 'Zoé' : 'Luc' });
  }
  await people[0]?.ask({ type: 'set-options', options: { sablier: null } });
  await people[0]?.ask({ type: 'start' });
  for (const visitor of people) await visitor.until(() => visitor.heard.some(({ type }) => type === 'step'));
  const { invitation } = (people[0] as Visitor).table;
  return people.map((visitor, seat) => new FaultPlayer({ seat, code: invitation }, visitor, urls));
}

interface FaultOutcome {
  readonly players: readonly FaultPlayer[];
  readonly counted: ReadonlyMap<string, number>;
  readonly facts: number;
}

function tellRun(house: FaultyHouse, { players, counted, facts }: FaultOutcome): void {
  const acknowledged = players.reduce((sum, { moves }) => sum + moves, 0);
  const sent = players.reduce((sum, player) => sum + player.sent.length, 0);
  const views = players.reduce((sum, { seen }) => sum + seen.size, 0);
  console.log(`${house.name}: ${acknowledged} actions acknowledged of ${sent} sent, ${facts} facts, ${views} views compared.`);
  for (const [name, count] of counted) console.log(`  ${count} × ${name}`);
}

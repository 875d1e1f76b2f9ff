import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { busAddress, freshDatabase } from '../../testing/fresh-database.ts';
import { freshFolder } from '../../testing/house.ts';
import { ServerProcess } from '../../testing/process.ts';
import { playOnce } from '../../testing/rondo.ts';
import { Visitor } from '../../testing/visitor.ts';

/** Owners killed in one run; more by BOITE_KILLS. */
const KILLS = Number(process.env.BOITE_KILLS ?? 4);

const BOITE = join(import.meta.dirname, '..', '..', '..', 'cli', 'bin', 'boite.mjs');

let database = '';
const processes: ServerProcess[] = [];

async function begunProcess(more: Record<string, string> = {}): Promise<ServerProcess> {
  const server = new ServerProcess({
    BOITE_DATA: freshFolder(),
    BOITE_STORE: database,
    BOITE_BUS: busAddress(),
    BOITE_LOG: 'error',
    ...more,
  });
  await server.url();
  processes.push(server);
  return server;
}

beforeAll(async () => {
  database = await freshDatabase();
});

afterAll(async () => {
  for (const server of processes) await server.kill('SIGKILL');
});

/** Someone who comes in again by another process whenever the line is cut, as a page does. */
class Person {
  visitor: Visitor;
  server: ServerProcess;

  private constructor(visitor: Visitor, server: ServerProcess) {
    this.visitor = visitor;
    this.server = server;
  }

  static async at(server: ServerProcess): Promise<Person> {
    return new Person(await Visitor.arrived(await server.url()), server);
  }

  async comeBack(server: ServerProcess, code: string): Promise<void> {
    for (;;) {
      const visitor = await Visitor.arrived(await server.url(), this.visitor.cookie);
      const answer = await Promise.race([visitor.ask({ type: 'enter', code }), whenClosed(visitor)]);
      if (answer === 'done') {
        await visitor.until(() => visitor.told.length > 0);
        this.visitor = visitor;
        this.server = server;
        return;
      }
      visitor.leave();
      await setTimeout(100);
    }
  }
}

async function whenClosed(visitor: Visitor): Promise<string> {
  await visitor.until(() => visitor.closed !== null);
  return 'cut';
}

interface Playing {
  readonly code: string;
  readonly zoe: Person;
  readonly luc: Person;
}

async function begun(owner: ServerProcess, other: ServerProcess): Promise<Playing> {
  const [zoe, luc] = [await Person.at(owner), await Person.at(other)];
  const code = await zoe.visitor.open({ game: 'rondo', seats: 2 });
  for (const { visitor } of [zoe, luc]) expect(await visitor.ask({ type: 'enter', code })).toBe('done');
  await zoe.visitor.ask({ type: 'sit', seat: 0, name: 'Zoé' });
  await luc.visitor.ask({ type: 'sit', seat: 1, name: 'Luc' });
  await zoe.visitor.ask({ type: 'start' });
  for (const { visitor } of [zoe, luc]) await visitor.until(() => visitor.told.length > 0);
  return { code, zoe, luc };
}

async function played({ zoe, luc }: Playing, turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn++) {
    const seat = zoe.visitor.step.awaiting.includes(0) ? 0 : 1;
    await playOnce((seat === 0 ? zoe : luc).visitor, seat);
    const latest = Math.max(zoe.visitor.step.step, luc.visitor.step.step);
    for (const { visitor } of [zoe, luc]) await visitor.until(() => visitor.step.step === latest);
  }
}

function isConnected({ visitor }: Person, seat: number): boolean {
  const occupant = visitor.table.seats[seat]?.occupant;
  return occupant?.kind === 'people' && occupant.connected;
}

/** How often a bot was asked in the process itself. */
async function thoughtsAt(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(/^boite_bot_seconds_count (\d+)$/m.exec(metrics)?.[1]);
}

const known = ({ visitor: { step, told } }: Person) => ({ step: step.step, view: step.view, awaiting: step.awaiting, told });

describe('three processes with one database and one bus', () => {
  it('let two people play who came to different ones', async () => {
    const [one, other] = [await begunProcess(), await begunProcess()];
    const game = await begun(one, other);
    await played(game, 4);
    game.luc.visitor.leave();
    await game.zoe.visitor.until(() => isConnected(game.zoe, 1) === false);
    await game.luc.comeBack(one, game.code);
    await game.zoe.visitor.until(() => isConnected(game.zoe, 1));
    await played(game, 2);
  });

  it('lose nothing when the owner of a table is killed, and the table goes on with another', async () => {
    let [owner, other] = [await begunProcess(), await begunProcess()];
    const game = await begun(owner, other);
    for (let kill = 0; kill < KILLS; kill++) {
      await played(game, 2);
      const before = [known(game.zoe), known(game.luc)];
      await owner.kill('SIGKILL');
      await whenClosed(game.luc.visitor);
      const next = await begunProcess();
      await game.luc.comeBack(other, game.code);
      await game.zoe.comeBack(next, game.code);
      expect([known(game.zoe), known(game.luc)]).toEqual(before);
      [owner, other] = [other, next];
    }
    await played(game, 2);
  });

  it('let an owner that slept do no harm when it wakes', async () => {
    const [owner, other] = [await begunProcess(), await begunProcess()];
    const game = await begun(owner, other);
    await played(game, 2);
    owner.signal('SIGSTOP');
    await whenClosed(game.luc.visitor);
    await game.luc.comeBack(other, game.code);
    const sleeper = game.zoe.visitor;
    await game.zoe.comeBack(other, game.code);
    await played(game, 2);
    const before = [known(game.zoe), known(game.luc)];
    owner.signal('SIGCONT');
    await whenClosed(sleeper);
    const third = await Person.at(owner);
    third.visitor.cookie = game.luc.visitor.cookie;
    await third.comeBack(owner, game.code);
    expect(known(third).step).toEqual(before[1]?.step);
    await played(game, 2);
  });

  it('count together what an address does at several of them', async () => {
    const strict = { BOITE_TABLES_AN_ADDRESS: '1' };
    const [one, other] = [await begunProcess(strict), await begunProcess(strict)];
    const [zoe, luc] = [await Person.at(one), await Person.at(other)];
    const code = await zoe.visitor.open({ game: 'rondo', seats: 2 });
    await zoe.visitor.ask({ type: 'enter', code });
    // What the owner answers has come after what it said before.
    expect(await luc.visitor.ask({ type: 'enter', code })).toBe('done');
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ game: 'rondo', seats: 2 });
    expect((await luc.visitor.fetch('/api/tables', { method: 'POST', headers, body })).status).toBe(429);
  });

  it('let bots think in a process of their own', async () => {
    const [one, other] = [await begunProcess(), await begunProcess()];
    const bots = new ServerProcess({ BOITE_BUS: busAddress() }, [BOITE, 'bots']);
    processes.push(bots);
    await bots.said(/bots are thinking/);
    const zoe = await Person.at(one);
    const code = await zoe.visitor.open({ game: 'rondo', seats: 2 });
    const luc = await Person.at(other);
    for (const { visitor } of [zoe, luc]) await visitor.ask({ type: 'enter', code });
    await luc.visitor.ask({ type: 'sit', seat: 0, name: 'Luc' });
    await zoe.visitor.ask({ type: 'set-bot', seat: 1, level: 'debutant' });
    await zoe.visitor.ask({ type: 'start' });
    // While those of the other process are still reading their books, a server may lose patience and ask its own.
    let here = 1;
    for (let before = 0; here > before || before === 0; ) {
      before = here;
      await luc.visitor.until(
        () => luc.visitor.heard.some(({ type }) => type === 'step') && luc.visitor.step.awaiting.includes(0),
      );
      await playOnce(luc.visitor, 0);
      await luc.visitor.until(() => luc.visitor.step.awaiting.includes(0));
      here = 1 + (await thoughtsAt(await one.url())) + (await thoughtsAt(await other.url()));
    }
    expect(await bots.kill('SIGTERM')).toBe(0);
  });
});

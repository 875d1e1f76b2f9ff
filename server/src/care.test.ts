import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshFolder, openHouse, type TestHouse } from '../testing/house.ts';
import { playOnce } from '../testing/rondo.ts';
import { Visitor } from '../testing/visitor.ts';
import { backedUp, deviceForgotten, dumpsIn, gameForgotten, restoredFrom } from './care.ts';
import { fingerprintOf } from './device.ts';

let house: TestHouse;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

async function playing(): Promise<Visitor> {
  const zoe = await Visitor.arrived(house.url);
  const code = await zoe.open({ game: 'rondo', seats: 2 });
  await zoe.ask({ type: 'enter', code });
  for (const [seat, name] of ['Zoé', 'Luc'].entries()) await zoe.ask({ type: 'sit', seat, name });
  await zoe.ask({ type: 'start' });
  await zoe.until(() => zoe.heard.some((message) => message.type === 'step'));
  return zoe;
}

const plays = (visitor: Visitor) => playOnce(visitor, visitor.step.awaiting[0] ?? 0);
const deviceOf = (visitor: Visitor) => fingerprintOf(visitor.cookie.split('=')[1] ?? '');

describe('the data of a server that runs', () => {
  it('are copied whole, and brought back as they were; a page finds its game again by itself', async () => {
    const zoe = await playing();
    await plays(zoe);
    const { step } = zoe.step;
    const file = join(freshFolder(), 'backup.db');
    expect(await backedUp(house.data, file)).toBe(1);
    await plays(zoe);
    expect(zoe.step.step).toBeGreaterThan(step);
    expect(restoredFrom(house.data, file)).toBe(1);
    const from = zoe.heard.length;
    await plays(zoe);
    expect(zoe.heard.slice(from).some((message) => message.type === 'step' && message.step === step)).toBe(true);
    await plays(zoe);
    expect(zoe.step.step).toBeGreaterThan(step);
  });

  it('are neither copied over a file nor brought back from nonsense', async () => {
    const file = join(freshFolder(), 'there.db');
    writeFileSync(file, 'not a database '.repeat(100));
    await expect(backedUp(house.data, file)).rejects.toThrow('is there already');
    expect(() => restoredFrom(house.data, file)).toThrow('is no backup of ours');
    expect(() => restoredFrom(house.data, join(file, 'x'))).toThrow('is not there');
    expect(() => dumpsIn(freshFolder())).toThrow('no database');
    expect(dumpsIn(house.data)).toEqual([]);
  });

  it('forget a game, and its table goes back to its lobby', async () => {
    const zoe = await playing();
    const { gameId } = zoe.table;
    expect(gameForgotten(house.data, gameId ?? '')).toBe(true);
    expect(gameForgotten(house.data, gameId ?? '')).toBe(false);
    expect(await zoe.ask({ type: 'rename', seat: 0, name: 'Zoé B.' })).toBe('stale');
    await zoe.until(() => zoe.table.phase === 'lobby');
  });

  it('forget a person, whose seat stays without a name', async () => {
    const zoe = await playing();
    expect(deviceForgotten(house.data, deviceOf(zoe))).toBe(1);
    expect(await (await zoe.fetch('/api/tables')).json()).toEqual([]);
    expect(deviceForgotten(house.data, deviceOf(zoe))).toBe(0);
  });
});

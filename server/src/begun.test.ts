import { gameNamed } from '@boite/games';
import { seededChance } from '@boite/kernel';
import { loadLibrary } from '@boite/language/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openHouse, type TestHouse } from '../testing/house.ts';
import { Visitor } from '../testing/visitor.ts';

let house: TestHouse;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** What is written of a game of Rondo for two that has just begun. */
function rondoFacts(): readonly object[] {
  const game = gameNamed('rondo')?.game;
  const tools = { chance: seededChance(1), now: Date.now(), books: loadLibrary() };
  return game?.setup(game.readOptions({}) ?? {}, { count: 2, youngest: null }, tools) ?? [];
}

describe('a game begun on a device', () => {
  const people = ['Zoé', 'Luc'].map((name) => ({ team: false, junior: false, people: [name], bot: null }));
  const begun = { game: 'rondo', seats: people, youngest: null, retired: [], facts: rondoFacts() };
  const bring = async (visitor: Visitor, body: object) => {
    const headers = { 'content-type': 'application/json' };
    return visitor.fetch('/api/tables/begun', { method: 'POST', headers, body: JSON.stringify(body) });
  };

  it('goes on at a table of the device that brought it', async () => {
    const zoe = await Visitor.arrived(house.url);
    const answer = await bring(zoe, begun);
    expect(answer.status).toBe(201);
    const { code } = (await answer.json()) as { code: string };
    expect(await zoe.ask({ type: 'enter', code })).toBe('done');
    expect(zoe.table).toMatchObject({ phase: 'playing', yours: [0, 1], isBrought: true });
    zoe.leave();
  });

  it.each([
    ['a fact of no game', { ...begun, facts: [...begun.facts, { kind: 'won' }] }, 400, 'wrong-fact'],
    ['forged facts', { ...begun, facts: [...begun.facts, { kind: 'retired', seat: 9 }] }, 400, 'wrong-fact'],
    ['no facts', { ...begun, facts: [] }, 400, 'bad-options'],
    ['another shape', { ...begun, seats: 2 }, 400, 'unreadable'],
    ['a prototype', { ...begun, facts: [{ kind: 'begun', constructor: {} }] }, 400, 'unreadable'],
    ['far too much', { ...begun, facts: [{ kind: 'x'.repeat(3_000_000) }] }, 413, 'unreadable'],
  ])('is refused with a sentence: %s', async (_, body, status, code) => {
    const zoe = new Visitor(house.url);
    const answer = await bring(zoe, body);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ refusal: { code }, text: expect.stringMatching(/\p{L}.*\./u) });
    expect(await (await zoe.fetch('/api/tables')).json()).toEqual([]);
  });
});

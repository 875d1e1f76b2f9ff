import { gameNamed } from '@boite/games';
import { begin, seededChance } from '@boite/kernel';
import { loadLibrary } from '@boite/language/node';
import { Wish } from '@boite/table';
import { afterAll, describe, expect, it } from 'vitest';
import { BotThreads } from './bots.ts';

const bots = new BotThreads({ botThreads: 2, botBudget: 100, botMemory: 512 });
afterAll(() => bots.close());

function request(seat = 0) {
  const box = gameNamed('rondo');
  if (box === null) throw new Error('no Rondo');
  const tools = { chance: seededChance(3), now: 0, books: loadLibrary() };
  const options = box.game.readOptions({ opening: 'chance' });
  const { match } = begin(box.game, { options: options ?? {}, seating: { count: 2, youngest: null } }, tools);
  const turn = match.game.awaiting(match.state).seats[0] ?? seat;
  return { game: 'rondo', view: match.game.view(match.state, turn), seat: turn, level: 'expert' as const, forPeople: true };
}

describe('the threads of bots', () => {
  it('give an action that the game can read', async () => {
    const action = await bots.think(request());
    expect(gameNamed('rondo')?.game.readAction(action)).not.toBeNull();
  });

  it('serve many at once', async () => {
    const actions = await Promise.all(Array.from({ length: 40 }, () => bots.think(request())));
    expect(actions.every((action) => gameNamed('rondo')?.game.readAction(action) !== null)).toBe(true);
  });

  it('think for people before they think for bots alone, and not at all once nobody waits', async () => {
    const one = new BotThreads({ botThreads: 1, botBudget: 50, botMemory: 512 });
    const order: string[] = [];
    const calledOff = new Wish();
    const asked = [
      one.think({ ...request(), forPeople: false }).then(() => order.push('first')),
      one.think({ ...request(), forPeople: false }).then(() => order.push('bots')),
      one.think(request()).then(() => order.push('people')),
    ];
    void one.think(request(), calledOff).then(() => order.push('nobody'));
    expect(one.waiting).toBe(3);
    calledOff.end();
    expect(one.waiting).toBe(2);
    await Promise.all(asked);
    expect(order).toEqual(['first', 'people', 'bots']);
    await one.close();
  });

  it('are never all taken by bots among themselves', async () => {
    const two = new BotThreads({ botThreads: 2, botBudget: 50, botMemory: 512 });
    const among = [0, 1, 2].map(() => two.think({ ...request(), forPeople: false }));
    expect(two.waiting).toBe(2);
    const ours = two.think(request());
    expect(two.waiting).toBe(2);
    await Promise.all([...among, ours]);
    await two.close();
  });

  it('have read their books when that was asked for, and think of nothing that nobody waits for', async () => {
    const one = new BotThreads({ botThreads: 1, botBudget: 50, botMemory: 512 });
    await one.warmUp();
    const over = new Wish();
    over.end();
    void one.think(request(), over);
    expect(one.waiting).toBe(0);
    expect(await one.think(request())).toBeDefined();
    await one.close();
  });

  it('say that a bot failed, and go on', async () => {
    await expect(bots.think({ ...request(), game: 'échecs' })).rejects.toThrow('no game');
    await expect(bots.think({ ...request(), view: null as never })).rejects.toThrow();
    expect(await bots.think(request())).toBeDefined();
  });
});

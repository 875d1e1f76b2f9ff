import type { GameBox, GameTypes } from '@boite/kernel';
import { describe, expect, it } from 'vitest';
import { bids } from '../testing/bids.ts';
import { type Page, TestSetting } from '../testing/setting.ts';
import { threeFriends } from '../testing/three-friends.ts';

/** Two games on the shelf: the one they play, and the same for two or three only. */
const anyGame = bids as unknown as GameBox<GameTypes>;
const smaller: GameBox<GameTypes> = {
  ...anyGame,
  game: { ...anyGame.game, id: 'smaller', seatsWith: () => ({ min: 2, max: 3 }) },
};
const SHELF: Readonly<Record<string, GameBox<GameTypes>>> = { bids: anyGame, smaller };

async function friendsAfterAGame() {
  const friends = await threeFriends(new TestSetting({ box: (id) => SHELF[id] ?? null }));
  await stopped(friends);
  return friends;
}

async function stopped({ zoe, luc, eve }: Record<'zoe' | 'luc' | 'eve', Page>): Promise<void> {
  for (const [seat, page] of [zoe, luc, eve].entries()) await page.ask({ type: 'stop', seat, agree: true });
}

describe('another game', () => {
  it('begins at once with the same people, whoever of them asks', async () => {
    const { setting, table, luc, eve } = await friendsAfterAGame();
    expect(await luc.ask({ type: 'another', game: 'smaller' })).toBe('done');
    expect(eve.table).toMatchObject({ game: 'smaller', phase: 'playing', round: 2 });
    expect(eve.step()).toMatchObject({ step: 1, whole: true, viewer: 2 });
    expect(await setting.store.game(eve.step().gameId)).toMatchObject({ game: 'smaller', names: ['Zoé', 'Luc', 'Ève'] });
    await table.close();
    expect(await setting.find(table.code)).toBeDefined();
  });

  it('takes nothing that was composed in the game before', async () => {
    const { zoe, luc } = await friendsAfterAGame();
    const { gameId } = luc.step(1);
    await zoe.ask({ type: 'again' });
    const [card] = (luc.step(1).view as { hand: number[] }).hand;
    const act = { type: 'act', seat: 1, step: 1, action: { kind: 'bid', card } } as const;
    expect(await luc.ask({ ...act, gameId })).toBe('stale');
    expect(await luc.ask({ ...act, gameId: luc.step(1).gameId })).toBe('done');
  });

  it('is not one that nobody knows', async () => {
    const { zoe } = await friendsAfterAGame();
    expect(await zoe.ask({ type: 'another', game: 'chess' })).toBe('unknown-game');
  });

  it('waits in the lobby while it is chosen before a game, with room for late-comers', async () => {
    const { zoe } = await friendsAfterAGame();
    await zoe.ask({ type: 'rearrange' });
    await zoe.ask({ type: 'another', game: 'smaller' });
    expect(zoe.table).toMatchObject({ game: 'smaller', phase: 'lobby', yours: [0] });
    await zoe.ask({ type: 'another', game: 'bids' });
    await zoe.ask({ type: 'add-seat' });
    await zoe.ask({ type: 'set-team', seat: 3, team: true });
    await zoe.ask({ type: 'sit', seat: 3, name: 'Max' });
    expect(await zoe.ask({ type: 'another', game: 'smaller' })).toBe('seat-count');
  });
});

describe('the tally of a table', () => {
  it('says who played and won what, from one game to the next', async () => {
    const friends = await friendsAfterAGame();
    const { zoe, luc, eve } = friends;
    expect(zoe.table.tally.map(({ name, game, played, won }) => [name, game, played, won])).toEqual([
      ['Zoé', 'bids', 1, 0],
      ['Luc', 'bids', 1, 0],
      ['Ève', 'bids', 1, 0],
    ]);
    await luc.ask({ type: 'another', game: 'smaller' });
    const cards = [zoe, luc, eve].map((page, seat) =>
      (page.step(seat).view as { hand: number[] }).hand.filter((card) => card < 13),
    );
    const best = cards.map((hand) => Math.max(...hand));
    for (const [seat, page] of [zoe, luc, eve].entries())
      await page.ask({ type: 'act', seat, step: page.step(seat).step, action: { kind: 'bid', card: best[seat] } });
    await stopped(friends);
    const won = zoe.table.tally.filter(({ game }) => game === 'smaller').map((line) => line.won);
    expect(won).toEqual(best.map((card) => Number(card === Math.max(...best))));
    await luc.ask({ type: 'another', game: 'bids' });
    await stopped(friends);
    expect(zoe.table.tally.find(({ name, game }) => name === 'Luc' && game === 'bids')).toMatchObject({ played: 2 });
  });
});

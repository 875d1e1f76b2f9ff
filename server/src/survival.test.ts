import { runs } from '@boite/kernel/testing';
import { describe, expect, it } from 'vitest';
import { freshFolder } from '../testing/house.ts';
import { ServerProcess } from '../testing/process.ts';
import { goodAction, playOnce } from '../testing/rondo.ts';
import { Visitor } from '../testing/visitor.ts';

const KILLS = runs(2, 8);
/** When the server dies while an action is on its way, in milliseconds after it left: at once, soon, later. */
const DEATHS = [0, 1, 2, 4];

interface Playing {
  readonly zoe: Visitor;
  readonly luc: Visitor;
  readonly code: string;
}

async function begun(url: string): Promise<Playing> {
  const zoe = await Visitor.arrived(url);
  const luc = await Visitor.arrived(url);
  const code = await zoe.open({ game: 'rondo', seats: 2 });
  for (const visitor of [zoe, luc]) await visitor.ask({ type: 'enter', code });
  await zoe.ask({ type: 'sit', seat: 0, name: 'Zoé' });
  await luc.ask({ type: 'sit', seat: 1, name: 'Luc' });
  await zoe.ask({ type: 'start' });
  await luc.until(() => luc.told.length > 0);
  return { zoe, luc, code };
}

async function back(url: string, { zoe, luc, code }: Playing): Promise<Playing> {
  const again = { zoe: await Visitor.arrived(url, zoe.cookie), luc: await Visitor.arrived(url, luc.cookie), code };
  for (const visitor of [again.zoe, again.luc]) {
    await visitor.ask({ type: 'enter', code });
    await visitor.until(() => visitor.told.length > 0);
  }
  return again;
}

function whoPlays({ zoe, luc }: Playing): { readonly visitor: Visitor; readonly seat: number } {
  return zoe.step.awaiting.includes(0) ? { visitor: zoe, seat: 0 } : { visitor: luc, seat: 1 };
}

async function caughtUp({ zoe, luc }: Playing): Promise<void> {
  const latest = Math.max(zoe.step.step, luc.step.step);
  for (const visitor of [zoe, luc]) await visitor.until(() => visitor.step.step === latest);
}

async function playedTurns(game: Playing, turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn++) {
    const { visitor, seat } = whoPlays(game);
    await playOnce(visitor, seat);
    await caughtUp(game);
  }
}

/** An action on its way when the server dies. */
async function actionOnItsWay(game: Playing, death: number): Promise<void> {
  const { visitor, seat } = whoPlays(game);
  const action = goodAction(visitor, seat);
  visitor.send(JSON.stringify({ id: 1_000_000, type: 'act', seat, step: visitor.step.step, action }));
  await new Promise((resolve) => setTimeout(resolve, death));
}

/** What a player would miss if it were lost. */
const known = ({ step: { step, view, awaiting }, told, table: { gameId, yours, round } }: Visitor) => {
  return { step, view, awaiting, told, gameId, yours, round };
};

describe('a server killed at any moment', () => {
  it('has lost nothing that it acknowledged, and the game goes on at the same turn', async () => {
    const data = freshFolder();
    let server = new ServerProcess({ BOITE_DATA: data });
    let game = await begun(await server.url());
    for (let kill = 0; kill < KILLS; kill++) {
      const isQuiet = kill % 2 === 0;
      await playedTurns(game, 2);
      if (!isQuiet) await actionOnItsWay(game, DEATHS[(kill >> 1) % DEATHS.length] as number);
      await server.kill('SIGKILL');
      server = new ServerProcess({ BOITE_DATA: data });
      const found = await back(await server.url(), game);
      if (isQuiet) expect([known(found.zoe), known(found.luc)]).toEqual([known(game.zoe), known(game.luc)]);
      else expect(found.zoe.told.slice(0, game.zoe.told.length)).toEqual(game.zoe.told);
      game = found;
    }
    await playedTurns(game, 2);
    await server.kill('SIGTERM');
  });
});

import { box as rondo } from '@boite/games/rondo/game.ts';
import type { GameRecord } from '@boite/kernel';
import { describe, expect, it } from 'vitest';
import type { OpenedGame } from '../open-game.ts';
import { filmOf, stillOf } from './replay.ts';

const game = { box: rondo, screen: { unwritten: ['turn'] } } as unknown as OpenedGame;
const options = rondo.game.readOptions({ sablier: null, opening: 'chance' });
const passed = (seat: number) => ({ kind: 'passed', seat, outOfTime: false, points: 0, drawn: [] });
const turn = (seat: number) => ({ kind: 'turn', seat, deadline: null });

const record: GameRecord = {
  format: 'boite-a-mots/1',
  game: 'rondo',
  names: ['Zoé', 'Léo'],
  facts: [
    { kind: 'dealt', options, youngest: null, hands: [['M'], ['K']], pile: [], deadline: null },
    { kind: 'opened', first: 0, by: 'chance', words: [null, null] },
    turn(0),
    passed(0),
    turn(1),
    passed(1),
    { kind: 'ended', reason: 'all-passed', left: [2, 6] },
  ],
};

describe('a game watched again', () => {
  it('stops after each thing that is told, not at each change of turn', () => {
    expect(filmOf(game, record)?.stops.map(({ facts }) => facts)).toEqual([1, 3, 5, 6, 7]);
  });

  it('shows what leads to something together with it', () => {
    const leading = { ...game, screen: { unwritten: ['turn', 'passed'], leading: ['passed'] } } as unknown as OpenedGame;
    expect(filmOf(leading, record)?.stops.map(({ facts }) => facts)).toEqual([1, 3, 5, 7]);
  });

  it('shows at each stop what the chosen person saw then, and no more', () => {
    const film = filmOf(game, record);
    if (!film) throw new Error('no film');
    expect(stillOf(game, film, { step: 2, viewer: 1 })).toMatchObject({ view: { hand: ['K'] }, told: { length: 3 } });
    expect(stillOf(game, film, { step: 2, viewer: 'spectator' }).view).toMatchObject({ hand: null });
  });

  it('is not made of facts that tell no game', () => {
    expect(filmOf(game, { ...record, game: 'dames' })).toBeNull();
    expect(filmOf(game, { ...record, facts: [{ kind: 'played' }] })).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { entriesFound, type GameFilter, type TableEntry } from './my-games.ts';

const entry = (code: string, change: Partial<TableEntry> = {}): TableEntry => {
  const rest = {
    game: 'rondo',
    title: 'Rondo',
    names: ['Ada', 'Léo'],
    yours: [0],
    yourNames: ['Ada'],
    gameId: null,
    isHere: false,
  };
  return { code, phase: 'playing', yourTurn: false, at: 1, ...rest, ...change };
};

const GAMES = [
  entry('A', { at: 5 }),
  entry('B', { yourTurn: true, at: 2 }),
  entry('C', { phase: 'over', title: 'Scrabble Rébus', yourTurn: true, at: 9 }),
  entry('D', { names: ['Zoé'], at: 7 }),
];

const codes = (text: string, filter: GameFilter = 'all', hidden: readonly string[] = []) =>
  entriesFound(GAMES, { text, filter, hidden: new Set(hidden) })
    .map(({ code }) => code)
    .join('');

describe('one’s games', () => {
  it('begin with those where one is awaited, then the latest', () => {
    expect(codes('')).toBe('BCDA');
  });

  it('are found by names and titles, whatever the accents', () => {
    const sought = ['leo', 'rebus', 'LÉO scrab', 'zoe rondo', 'nobody'];
    expect(sought.map((text) => codes(text))).toEqual(['BCA', 'C', 'C', 'D', '']);
  });

  it.each([
    ['turn', 'B'],
    ['playing', 'BDA'],
    ['over', 'C'],
  ] as const)('are told apart: %s', (filter, found) => {
    expect(codes('', filter)).toBe(found);
  });

  it('that are hidden show only where one asks for them', () => {
    expect([codes('', 'all', ['B', 'D']), codes('', 'hidden', ['B', 'D'])]).toEqual(['CA', 'BD']);
  });
});

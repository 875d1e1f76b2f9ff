import type { Told } from '@boite/protocol';
import { describe, expect, it } from 'vitest';
import type { DicoCard, News } from '../types.ts';
import { answersIn, lastRoll, turnedAndGone } from './told.ts';

const told = (...news: readonly News[]): readonly Told<News>[] =>
  news.map((one, index) => ({ step: index + 1, at: 0, news: one }));
const turn = (seat: number): News => ({ kind: 'turn', seat });
const flipped = (square: number, card: DicoCard): News => ({ kind: 'flipped', seat: 0, square, card });

describe('cards turned and put back at once', () => {
  it('3.2: an INTERDICTION and what was turned before it are still seen, although the next turn has begun', () => {
    const all = told(turn(0), flipped(4, 'page'), flipped(9, 'interdiction'), { kind: 'barred', seat: 0 }, turn(1));
    expect(turnedAndGone(all, all.slice(2))).toEqual([
      { square: 4, card: 'page' },
      { square: 9, card: 'interdiction' },
    ]);
  });

  it('3.3: the three cards among which a JOKER is taken are still seen', () => {
    const taken: News = { kind: 'taken', seat: 0, squares: [1], cards: ['joker'], drew: null };
    const all = told(turn(0), flipped(1, 'joker'), flipped(2, 'fin'), flipped(3, 'page'), taken);
    expect(turnedAndGone(all, all.slice(3)).map(({ square }) => square)).toEqual([1, 2, 3]);
  });

  it('3.4: a choice made after the cards were seen leaves nothing to show, nor does a card that stays face up', () => {
    const taken: News = { kind: 'taken', seat: 0, squares: [2], cards: ['fin'], drew: null };
    const all = told(turn(0), flipped(1, 'page'), flipped(2, 'fin'), flipped(3, 'debut'), taken);
    expect(turnedAndGone(all, all.slice(4))).toEqual([]);
    expect(turnedAndGone(all.slice(0, 3), all.slice(2, 3))).toEqual([]);
  });
});

describe('the turn that is being played', () => {
  const answer = { about: 'page', page: 512, where: 'after' } as const;
  const asked: News = { kind: 'asked', by: 0, of: 1, about: 'page', pair: ['page', 'page'], answer };

  it('3.13: shows both answers about pages, and none of an earlier turn', () => {
    const all = told(turn(0), asked, turn(1), turn(0), asked, { kind: 'pointed', by: 0, of: 1, answer });
    expect(answersIn(all)).toHaveLength(2);
    expect(answersIn(all.slice(0, 4))).toEqual([]);
  });

  it('3.14: shows nothing where the answer went to someone else', () => {
    expect(answersIn(told(turn(0), { ...asked, answer: null }))).toEqual([]);
  });

  it('3.16: shows the last roll, also once it has closed the dictionary', () => {
    const roll = (dice: readonly ['red' | 'plain', 'red' | 'plain']): News => ({ kind: 'rolled', seat: 0, by: 1, dice });
    const all = told(turn(0), roll(['red', 'plain']), roll(['red', 'red']), { kind: 'closed', seat: 0 });
    expect(lastRoll(all)).toEqual({ step: 3, by: 1, dice: ['red', 'red'] });
    expect(lastRoll([...all, ...told(turn(1))])).toBeNull();
  });
});

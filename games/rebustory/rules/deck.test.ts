import { describe, expect, test } from 'vitest';
import { JOKER_ID, pictureCard, REBUSTORY_ID } from './cards.ts';
import { cardPoints, deckOf, EDITIONS, type Edition, frameOf } from './deck.ts';

const byName = (edition: Edition): ReadonlyMap<string, string> =>
  new Map(EDITIONS[edition].pictures.map(({ name, id }) => [name, id]));
const count = (edition: Edition, isCounted: (id: string) => boolean): number => deckOf(edition).filter(isCounted).length;
const pointsOf = (name: string): number => cardPoints(byName('classique').get(name) ?? '');

describe('The decks', () => {
  test.each([
    ['classique', 252, 232, 18, 2],
    ['compacte', 165, 152, 12, 1],
  ] as const)('%s has %i cards: %i pictures, %i jokers, %i Rébustory', (edition, all, pictures, jokers, rebustorys) => {
    expect(deckOf(edition)).toHaveLength(all);
    expect(count(edition, (id) => pictureCard(id) !== null)).toBe(pictures);
    expect(count(edition, (id) => id === JOKER_ID)).toBe(jokers);
    expect(count(edition, (id) => id === REBUSTORY_ID)).toBe(rebustorys);
  });

  test('compacte has BAS, NŒUD and OS twice, with two pictures, and every other word once', () => {
    const names = EDITIONS.compacte.pictures.map(({ name }) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual(['BAS', 'NŒUD', 'OS']);
    expect(new Set(EDITIONS.compacte.pictures.map(({ id }) => id)).size).toBe(152);
  });

  test('classique has every picture of compacte, and É, Q and SALE among its own', () => {
    const classique = new Set(deckOf('classique'));
    expect(deckOf('compacte').filter((id) => !classique.has(id))).toEqual([]);
    for (const name of ['É', 'Q', 'SALE']) {
      expect(byName('classique').has(name), name).toBe(true);
      expect(byName('compacte').has(name), name).toBe(false);
    }
  });
});

describe('The points', () => {
  test.each([
    ['FIL', 3],
    ['TOUR', 2],
    ...['NŒUD', 'PART', 'RAT', 'DÉ', 'LAIT', 'PAS', 'RIZ', 'MAT', 'EAU', 'RANG', 'JEU', 'RAIE'].map((name) => [name, 1] as const),
  ] as const)('%s is worth %i', (name, points) => {
    expect(pointsOf(name)).toBe(points);
  });

  test('a joker is worth 10, a Rébustory 20', () => {
    expect(cardPoints(JOKER_ID)).toBe(10);
    expect(cardPoints(REBUSTORY_ID)).toBe(20);
  });

  test('the frame says the points: round 1, diamond 2, rectangle 3, hexagon 5, triangle 10', () => {
    const frames = EDITIONS.classique.pictures.map(({ id }) => `${frameOf(id)} ${cardPoints(id)}`);
    expect(new Set(frames)).toEqual(new Set(['round 1', 'diamond 2', 'rectangle 3', 'hexagon 5', 'triangle 10']));
    expect(frameOf(JOKER_ID)).toBeNull();
  });

  test('pictures that sound the same are worth the same', () => {
    for (const [one, other] of [
      ['LAIT', 'LAIE'],
      ['DO', 'DOS'],
      ['DÉ', 'DAIS'],
    ] as const)
      expect(pointsOf(one)).toBe(pointsOf(other));
  });

  test('a card of neither edition has no points', () => {
    expect(() => cardPoints('b-coq')).toThrow();
    expect(() => cardPoints('t-verre')).toThrow();
  });
});

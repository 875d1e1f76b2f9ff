// The challenge of a day: the same for everybody of that day, played to its end by the one way in, told without spoiling it.

import { dayAfter, dayBegun, type GameTypes, isDayOver, PUPIL } from '@boite/kernel';
import { loadLibrary } from '@boite/language/node';
import { describe, expect, test } from 'vitest';
import { coachOf } from './commands.ts';
import { shelf } from './shelf.ts';

const books = loadLibrary();
const DAY = '2026-11-18';

const challenges = (
  await Promise.all(shelf().map(async ({ game, bot }) => ({ game, bot: await bot(), daily: (await coachOf(game.id))?.daily })))
).flatMap(({ game, bot, daily }) => (daily ? [{ id: game.id, game, bot, daily }] : []));

test('every game that people play has one', () => expect(challenges.length).toBeGreaterThanOrEqual(5));

describe.each(challenges)('the challenge of $id', ({ game, bot, daily }) => {
  const played = { game, daily, day: DAY, books };

  test('is the same for everybody of a day, and another on another day', () => {
    expect(daily.dealt(DAY, books)).toEqual(daily.dealt(DAY, loadLibrary()));
    expect(daily.dealt('2026-11-19', books)).not.toEqual(daily.dealt(DAY, books));
  });

  test('waits for the pupil, goes on after each move, and ends', () => {
    let { match } = dayBegun(played);
    expect(game.awaiting(match.state).seats).toEqual([PUPIL]);
    for (let moves = 0; !isDayOver(match); moves++) {
      expect(moves).toBeLessThan(60);
      const next = dayAfter(match, thought(game.view(match.state, PUPIL), moves), played);
      if ('refusal' in next) throw new Error(JSON.stringify(next.refusal));
      match = next.match;
    }
    const { points, told, signs } = daily.outcome(match.state);
    expect(Number.isInteger(points)).toBe(true);
    expect(told).toMatch(/\p{L}{3}/u);
    expect(signs.join('')).not.toMatch(/\p{L}{2}/u);
  });

  /** What a bot would do in the pupil's place. */
  function thought(view: object, moves: number): GameTypes['Action'] {
    const chance = { below: (bound: number) => (moves * 7) % bound };
    const thoughts = [...bot.think({ view, seat: PUPIL, level: 'habitue', books, chance })];
    return thoughts.at(-1) as GameTypes['Action'];
  }
});

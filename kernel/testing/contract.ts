// Knows what every game must keep: one test-suite, run on each of them by random play.

import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LEVELS, type Level } from '../src/bot.ts';
import { type Chance, seededChance } from '../src/chance.ts';
import type { GameTypes } from '../src/game.ts';
import { act, expire, type Match, mayAct, replayed, retire, stop } from '../src/match.ts';
import { clockwiseFrom, type Seat, type Viewer } from '../src/seats.ts';
import { type Contract, type RandomMoment, randomGame, randomOpening } from './random-play.ts';
import { runs } from './runs.ts';

export { optionsAmong as chosenOptions } from './random-play.ts';
export { runs } from './runs.ts';

/** Moments of a game in which each level thinks: bots take their time. */
const MOMENTS_OF_THOUGHT = runs(4, Number.POSITIVE_INFINITY);
/** So many games are kept for the next test, which looks at the same ones for something else. */
const GAMES_KEPT = 12;

export function keepsTheContract<T extends GameTypes>(contract: Contract<T>): void {
  const { box, bot, books } = contract;
  const { game, text } = box;
  const eachGame = (games: number, property: (seed: number) => void) =>
    fc.assert(fc.property(fc.integer({ min: 0, max: 0x7fff_ffff }), property), { numRuns: games });
  const gameOf = rememberedGames(contract);

  describe(`${game.id} keeps the contract of a game`, () => {
    test('random play ends, and then nobody is awaited', () => {
      eachGame(runs(12, 60), (seed) => {
        const last = gameOf(seed).at(-1)?.advance.match as Match<T>;
        expect(game.result(last.state)).not.toBeNull();
        expect(game.awaiting(last.state).seats).toEqual([]);
        expect(last.step).toBeLessThanOrEqual(contract.longest);
      });
    });

    test('while a game goes on somebody is awaited, and its invariant holds', () => {
      eachGame(runs(12, 60), (seed) => {
        for (const { before } of gameOf(seed)) {
          expect(game.awaiting(before.state).seats.length).toBeGreaterThan(0);
          contract.invariant(before.state);
        }
      });
    });

    test('facts replay to the same state at every step, also through JSON', () => {
      eachGame(runs(5, 30), (seed) => {
        const facts = [...randomOpening(contract, seed).facts];
        for (const { before, advance } of gameOf(seed)) {
          expect(replayed(game, throughJson(facts))).toEqual(before);
          expect(throughJson(before.state)).toEqual(before.state);
          facts.push(...advance.facts);
        }
      });
    });

    test('a refusal changes nothing and is explained', () => {
      eachGame(runs(6, 40), (seed) => {
        const chance = seededChance(seed ^ 0x5eed);
        for (const { before, seats, tools } of gameOf(seed)) {
          const seat = chance.below(seats);
          deepFreeze(before.state);
          const outcome = act(
            before,
            { seat, step: before.step, action: contract.someAction(game.view(before.state, seat), seat, chance) },
            tools,
          );
          if (!('refusal' in outcome) || isKernelRefusal(outcome.refusal)) continue;
          expectSentence(text.refusal(outcome.refusal as T['Refusal']));
        }
      });
    });

    test('whatever comes from outside is read or refused, never thrown at', () => {
      fc.assert(
        fc.property(fc.anything(), (raw) => {
          game.readAction(raw);
          game.readOptions(raw);
        }),
      );
      const [moment] = randomGame(contract, 1);
      const { before, tools } = moment as RandomMoment<T>;
      expect(act(before, { seat: 0, step: before.step, action: { kind: 'no such thing' } }, tools)).toEqual({
        refusal: { code: 'malformed' },
      });
    });

    test('an action out of turn or on an old step is refused', () => {
      eachGame(runs(4, 20), (seed) => {
        for (const { before, seats, tools, request } of gameOf(seed)) {
          if (request === null) continue;
          const idle = clockwiseFrom(0, seats).filter((seat) => !mayAct(seat, game.awaiting(before.state)));
          for (const seat of idle) expect(act(before, { ...request, seat }, tools)).toEqual({ refusal: { code: 'not-awaited' } });
          const old = { ...request, step: before.since - 1 };
          expect(act(before, old, tools)).toEqual({ refusal: { code: 'stale', step: before.step } });
        }
      });
    });

    test('no unseen card changes a view', () => {
      eachGame(runs(5, 30), (seed) => {
        const chance = seededChance(seed ^ 0xca4d);
        for (const { before, seats } of gameOf(seed)) {
          for (const viewer of viewers(seats)) {
            const other = contract.redealt(before.state, viewer, chance);
            expect(game.view(other, viewer)).toEqual(game.view(before.state, viewer));
          }
        }
      });
    });

    test('no unseen card changes what is told', () => {
      const compared: boolean[] = [];
      eachGame(runs(5, 30), (seed) => {
        const chance = seededChance(seed ^ 0x7e11);
        for (const moment of gameOf(seed)) {
          for (const viewer of viewers(moment.seats)) compared.push(tellsTheSame(contract, moment, viewer, chance));
        }
      });
      expect(compared.filter(Boolean).length).toBeGreaterThan(compared.length / 10);
    });

    test('every piece of news has a sentence for everyone', () => {
      eachGame(runs(5, 30), (seed) => {
        for (const { advance, seats } of gameOf(seed)) {
          for (const viewer of viewers(seats)) {
            const told = advance.facts.map((fact) => game.reveal(fact, viewer)).filter((news) => news !== null);
            for (const news of told) expectSentence(text.news(news, (seat) => `Joueur ${seat}`));
          }
        }
      });
    });

    test.each(LEVELS)('every thought of the bot %s is legal', (level) => {
      eachGame(runs(1, 6), (seed) => {
        const chance = seededChance(seed);
        for (const { before } of momentsFor(level, gameOf(seed))) {
          const [seat] = game.awaiting(before.state).seats as [Seat];
          const view = game.view(before.state, seat);
          for (const action of bot.think({ view, seat, level, books, chance })) {
            expect(game.readAction(throughJson(action))).toEqual(action);
            expect(game.check(view, seat, action, books)).toBeNull();
          }
        }
      });
    });

    test('a seat may leave and the table may stop at any moment', () => {
      eachGame(runs(4, 20), (seed) => {
        for (const { before, seats, tools } of gameOf(seed)) {
          const stopped = stop(before, tools).match;
          expect(game.result(stopped.state)?.ranking).toHaveLength(seats);
          expectSentence(text.ending(game.result(stopped.state)?.reason ?? ''));
          let left = before;
          for (const seat of clockwiseFrom(0, seats)) {
            left = retire(left, seat, tools).match;
            contract.invariant(left.state);
            expect(game.result(left.state) === null).toBe(game.awaiting(left.state).seats.length > 0);
          }
          expect(game.result(left.state)).not.toBeNull();
        }
      });
    });
  });
}

/** The random game of a seed, played once for all the tests that come by it. */
function rememberedGames<T extends GameTypes>(contract: Contract<T>): (seed: number) => readonly RandomMoment<T>[] {
  const kept = new Map<number, readonly RandomMoment<T>[]>();
  return (seed) => {
    const moments = kept.get(seed) ?? [...randomGame(contract, seed)];
    if (kept.size < GAMES_KEPT) kept.set(seed, moments);
    return moments;
  };
}

/** Spread over the whole game, others for each level. */
function momentsFor<Moment>(level: Level, moments: readonly Moment[]): readonly Moment[] {
  const gap = Math.ceil(moments.length / MOMENTS_OF_THOUGHT) || 1;
  const first = Math.floor((gap * LEVELS.indexOf(level)) / LEVELS.length);
  return moments.filter((_, nth) => nth % gap === first);
}

/** In another world that looks the same to a viewer, the same action; while both still look the same, the same is told. */
function tellsTheSame<T extends GameTypes>(
  contract: Contract<T>,
  { before, advance, tools, request }: RandomMoment<T>,
  viewer: Viewer,
  chance: Chance,
): boolean {
  const { game } = contract.box;
  const other = { ...before, state: contract.redealt(before.state, viewer, chance) };
  const outcome = request === null ? expire(other, tools) : act(other, request, tools);
  if ('refusal' in outcome) return false;
  const here = game.view(advance.match.state, viewer);
  if (!isDeepStrictEqual(here, game.view(outcome.match.state, viewer))) return false;
  const told = (facts: readonly T['Fact'][]) => facts.map((fact) => game.reveal(fact, viewer));
  expect(told(outcome.facts)).toEqual(told(advance.facts));
  return true;
}

function viewers(seats: number): readonly Viewer[] {
  return [...clockwiseFrom(0, seats), 'spectator'];
}

function isKernelRefusal(refusal: { readonly code: string }): boolean {
  return ['malformed', 'over', 'not-awaited', 'stale'].includes(refusal.code);
}

/** French, whole: nothing missing in it, a capital, a full stop. */
function expectSentence(sentence: string): void {
  expect(sentence).toMatch(/^[\p{Lu}«].*[.!?…»]$/u);
  expect(sentence).not.toMatch(/undefined|null|NaN|\[object/);
  expect(sentence).not.toMatch(/ [;:!?»]|« /);
}

function throughJson<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value;
}

/** A change to it will throw. */
function deepFreeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  Object.values(value).forEach(deepFreeze);
}

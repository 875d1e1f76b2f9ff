// What the tests of every bot do alike: listen to its thoughts in a position, and let bots play whole games.

import { expect, it } from 'vitest';
import { type Bot, bestThought, LEVELS, type Level } from '../src/bot.ts';
import { seededChance } from '../src/chance.ts';
import type { Game, GameTypes } from '../src/game.ts';
import { act, begin, type Match } from '../src/match.ts';

export interface GameOfBots {
  readonly levels: readonly Level[];
  readonly seed: number;
  /** Those of a first choice unless told. */
  readonly options?: object;
  /** Actions that no game exceeds. */
  readonly longest: number;
  /** Thoughts after which a bot acts; all of them unless told. */
  readonly enough?: number;
}

export class Bots<T extends GameTypes> {
  readonly #game: Game<T>;
  readonly #bot: Bot<T>;
  readonly #books: T['Books'];

  constructor({ game, bot }: { readonly game: Game<T>; readonly bot: Bot<T> }, books: T['Books']) {
    this.#game = game;
    this.#bot = bot;
    this.#books = books;
  }

  readonly thoughts = (state: T['State'], level: Level, seat = 0, seed = 1): readonly T['Action'][] => {
    return [
      ...this.#bot.think({ view: this.#game.view(state, seat), seat, level, books: this.#books, chance: seededChance(seed) }),
    ];
  };

  /** The first thing that comes to mind, what it leads to, and that all of it is allowed and depends on nothing but luck. */
  thinkInOrder(position: T['State'], first: string, last: readonly string[]): void {
    const game = this.#game;
    const title = `%s: to ${first} comes to mind at once, then something better; every thought is allowed, and the same luck gives the same`;
    it.each(LEVELS)(title, (level) => {
      const found = this.thoughts(position, level);
      expect(found[0]?.kind).toBe(first);
      expect(last).toContain(found.at(-1)?.kind);
      for (const action of found) expect(game.check(game.view(position, 0), 0, action, this.#books)).toBeNull();
      expect(this.thoughts(position, level)).toEqual(found);
    });
  }

  /** Of so many games, each from a seed of its own: how many the first seat won alone. */
  wonByFirst(games: number, played: (seed: number) => Match<T>): number {
    const isWon = (seed: number) => {
      const ranking = this.#game.result(played(seed).state)?.ranking ?? [];
      return ranking.every(({ seat, rank }) => (seat === 0) === (rank === 1));
    };
    return Array.from({ length: games }, (_, seed) => seed).filter(isWon).length;
  }

  /** A whole game between bots, every action checked by the rules. */
  playedOut({ levels, seed, options = {}, longest, enough = Number.POSITIVE_INFINITY }: GameOfBots): Match<T> {
    const game = this.#game;
    const tools = { chance: seededChance(seed), now: 0, books: this.#books };
    const agreed = game.readOptions(options);
    if (agreed === null) throw new Error(`no options: ${JSON.stringify(options)}`);
    let { match } = begin(game, { options: agreed, seating: { count: levels.length, youngest: null } }, tools);
    for (let actions = 0; game.result(match.state) === null; actions++) {
      expect(actions).toBeLessThan(longest);
      const seat = game.awaiting(match.state).seats[0] ?? 0;
      const situation = { ...tools, view: game.view(match.state, seat), seat, level: levels[seat] as Level };
      let thoughts = 0;
      const action = bestThought(this.#bot.think(situation), () => thoughts++ >= enough);
      const advance = act(match, { seat, step: match.step, action }, tools);
      if ('refusal' in advance) throw new Error(JSON.stringify({ action, ...advance }));
      match = advance.match;
    }
    return match;
  }
}

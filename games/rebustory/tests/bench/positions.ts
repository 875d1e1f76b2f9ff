// Positions in which a hand has a joker and a Rébustory, met in games between machines.

import { act, begin, bestThought, type Level, type Match, seededChance } from '@boite/kernel';
import { bot } from '../../bot/bot.ts';
import { box as rebustory } from '../../game.ts';
import { JOKER_ID, REBUSTORY_ID } from '../../rules/cards.ts';
import type { Action, Books, Options, RebustoryTypes, State } from '../../types.ts';

const { game } = rebustory;
const BENCH_SEATS = 3;

/** A table that machines play on, turn by turn. */
export class BenchTable {
  readonly #tools: { readonly chance: ReturnType<typeof seededChance>; readonly now: number; readonly books: Books };
  readonly #options: Options;
  #match: Match<RebustoryTypes>;

  constructor(books: Books, options: Partial<Options>) {
    this.#tools = { chance: seededChance(11), now: 0, books };
    this.#options = game.readOptions({ target: 500, ...options }) as Options;
    this.#match = this.#dealt();
  }

  /** So many positions at the beginning of a turn, with two free cards in hand. */
  positions(count: number): readonly Match<RebustoryTypes>[] {
    return Array.from({ length: count }, () => {
      this.#match = this.turnPlayed(this.#match, 'habitue');
      if (game.result(this.#match.state) !== null) this.#match = this.#dealt();
      return { ...this.#match, state: withFreeCards(this.#match.state) };
    });
  }

  /** Every decision of a turn, to its end. */
  turnPlayed(match: Match<RebustoryTypes>, level: Level): Match<RebustoryTypes> {
    let now = match;
    while (now.state.turnNumber === match.state.turnNumber && game.result(now.state) === null) now = this.#acted(now, level);
    return now;
  }

  #dealt(): Match<RebustoryTypes> {
    return begin(game, { options: this.#options, seating: { count: BENCH_SEATS, youngest: null } }, this.#tools).match;
  }

  #acted(match: Match<RebustoryTypes>, level: Level): Match<RebustoryTypes> {
    const seat = match.state.turn;
    const situation = { view: game.view(match.state, seat), seat, level, books: this.#tools.books, chance: this.#tools.chance };
    const action: Action = bestThought(bot.think(situation), () => false);
    const advance = act(match, { seat, step: match.step, action }, this.#tools);
    if ('refusal' in advance) throw new Error(`a machine was refused: ${JSON.stringify(advance.refusal)}`);
    return advance.match;
  }
}

function withFreeCards(state: State): State {
  const hand = state.hands[state.turn] ?? [];
  return { ...state, hands: state.hands.with(state.turn, [JOKER_ID, REBUSTORY_ID, ...hand.slice(2)]) };
}

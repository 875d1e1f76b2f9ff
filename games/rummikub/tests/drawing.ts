// Knows how to draw a position of Rummikub des mots as text, for tests.

import { act, type Match, type Seat, type Tools } from '@boite/kernel';
import type { Letter } from '@boite/language';
import { box as rummikub } from '../game.ts';
import { TILES } from '../rules/bank.ts';
import { evolve } from '../rules/evolve.ts';
import { readOptions } from '../rules/read.ts';
import { surplus, tilesOn } from '../rules/table.ts';
import type { Action, Books, Fact, Options, RummikubTypes, State, Table, Tile } from '../types.ts';

/** Tiles as text: `AE*` is A, E and a joker. */
export function tiles(text: string): readonly Tile[] {
  return [...text].map((sign) => (sign === '*' ? 'joker' : (sign as Letter)));
}

/** A table as text: `IMAGE CHaT` is two words, the A of the second one is a joker. */
export function words(text: string): Table {
  return text.split(' ').filter((word) => word !== '');
}

interface Drawn {
  readonly table?: string;
  readonly racks: readonly string[];
  /** How many tiles the bank has; all the others by default. */
  readonly bank?: number;
  /** Who has entered; everyone by default. */
  readonly entered?: readonly boolean[];
  readonly options?: Partial<Options>;
}

/** A position in which the first seat is to play. */
export function arranged({ table: drawn = '', racks, bank, entered, options = {} }: Drawn): State {
  const table = words(drawn);
  const held = racks.map(tiles);
  const rest = without(TILES, [...tilesOn(table), ...held.flat()]);
  const read = readOptions({ sablier: null, ...options });
  if (read === null) throw new TypeError('options cannot be read');
  const dealt: Fact = { kind: 'dealt', options: read, racks: held, bank: rest.slice(0, bank ?? rest.length) };
  const turn: Fact = { kind: 'turn', seat: 0, deadline: read.sablier && read.sablier * 1000 };
  return { ...evolve(evolve(null, dealt), turn), table, entered: entered ?? racks.map(() => true) };
}

function without(all: readonly Tile[], used: readonly Tile[]): readonly Tile[] {
  if (surplus(used, all).length > 0) throw new RangeError('there are not that many tiles');
  return surplus(all, used);
}

/** A game in progress, from any state. */
export function matchOf(state: State): Match<RummikubTypes> {
  return { game: rummikub.game, state, step: 1, since: 1 };
}

export interface Course {
  readonly state: State;
  readonly facts: readonly Fact[];
}

/** All that comes of actions that must be allowed. */
export function course(state: State, actions: readonly (readonly [Seat, Action])[], tools: Tools<Books>): Course {
  return actions.reduce<Course>(
    (before, [seat, action]) => {
      const outcome = act(matchOf(before.state), { seat, step: 1, action }, tools);
      if ('refusal' in outcome) throw new Error(JSON.stringify(outcome.refusal));
      return { state: outcome.match.state, facts: [...before.facts, ...outcome.facts] };
    },
    { state, facts: [] },
  );
}

// Positions of Rummikub des mots drawn as text, for tests.

import { act, handAfter, type Match, type Seat, type Tools } from '@boite/kernel';
import type { Letter } from '@boite/language';
import { box as rummikub } from '../game.ts';
import { ALL_TILES } from '../rules/bank.ts';
import { evolve } from '../rules/evolve.ts';
import { readOptions } from '../rules/form.ts';
import { tilesOn } from '../rules/table.ts';
import type { Action, Books, Fact, LaidWords, Options, RummikubTypes, State, Tile } from '../types.ts';

/** Tiles as text: `AE*` is A, E and a joker. */
export function asTiles(text: string): readonly Tile[] {
  return [...text].map((sign) => (sign === '*' ? 'joker' : (sign as Letter)));
}

/** A table as text: `IMAGE CHaT` is two words, the A of the second one is a joker. */
export function asWords(text: string): LaidWords {
  return text.split(' ').filter((word) => word !== '');
}

interface DrawnRacks {
  readonly table?: string;
  readonly racks: readonly string[];
  /** How many tiles the bank has; all the others by default. */
  readonly bank?: number;
  /** Who has entered; everyone by default. */
  readonly entered?: readonly boolean[];
  readonly options?: Partial<Options>;
}

/** A position in which the first seat is to play. */
export function rummikubState({ table: drawn = '', racks, bank, entered, options = {} }: DrawnRacks): State {
  const table = asWords(drawn);
  const held = racks.map(asTiles);
  const rest = handAfter(ALL_TILES, [...tilesOn(table), ...held.flat()]);
  const read = readOptions({ sablier: null, ...options });
  if (read === null) throw new TypeError('options cannot be read');
  const dealt: Fact = { kind: 'dealt', options: read, racks: held, bank: rest.slice(0, bank ?? rest.length) };
  const turn: Fact = { kind: 'turn', seat: 0, deadline: read.sablier && read.sablier * 1000 };
  return { ...evolve(evolve(null, dealt), turn), table, entered: entered ?? racks.map(() => true) };
}

/** A game in progress, from any state. */
export function matchOf(state: State): Match<RummikubTypes> {
  return { game: rummikub.game, state, step: 1, since: 1 };
}

export interface PlayedOn {
  readonly state: State;
  readonly facts: readonly Fact[];
}

/** All that comes of actions that must be allowed. */
export function playedOn(state: State, actions: readonly (readonly [Seat, Action])[], tools: Tools<Books>): PlayedOn {
  return actions.reduce<PlayedOn>(
    (before, [seat, action]) => {
      const outcome = act(matchOf(before.state), { seat, step: 1, action }, tools);
      if ('refusal' in outcome) throw new Error(JSON.stringify(outcome.refusal));
      return { state: outcome.match.state, facts: [...before.facts, ...outcome.facts] };
    },
    { state, facts: [] },
  );
}

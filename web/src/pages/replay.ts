// Knows a finished game step by step: the view and the log of anyone, after each fact.

import type { GameRecord, GameTypes, Match, Viewer } from '@boite/kernel';
import type { Told } from '@boite/protocol';
import type { OpenedGame } from '../games/open.ts';

export interface Film {
  readonly record: GameRecord;
  /** The state after each fact. */
  readonly states: readonly object[];
}

/** Null when the facts do not make a game. Facts are proved by replaying them. */
export function filmOf({ box }: OpenedGame, record: GameRecord): Film | null {
  if (record.game !== box.game.id || record.facts.length === 0) return null;
  try {
    const states: Match<GameTypes>['state'][] = [];
    for (const fact of record.facts) states.push(box.game.evolve(states.at(-1) ?? null, fact as GameTypes['Fact']));
    return { record, states };
  } catch {
    return null;
  }
}

export interface Still {
  readonly view: object;
  readonly told: readonly Told[];
  readonly awaiting: readonly number[];
}

/** What a viewer saw after so many facts. */
export function stillOf({ box: { game } }: OpenedGame, film: Film, at: { step: number; viewer: Viewer }): Still {
  const state = film.states[at.step - 1] as object;
  const told = film.record.facts.slice(0, at.step).flatMap((fact, index) => {
    const news = game.reveal(fact as GameTypes['Fact'], at.viewer);
    return news === null ? [] : [{ step: index + 1, at: 0, news }];
  });
  return { view: game.view(state, at.viewer), told, awaiting: game.awaiting(state).seats };
}

// Knows a finished game step by step: the view and the log of anyone, after each thing that happened.

import { type GameRecord, type GameTypes, standingFacts, type Viewer } from '@boite/kernel';
import type { Told } from '@boite/protocol';
import type { OpenedGame } from '../open-game.ts';

/** A moment of the game at which the film stands still. */
interface Stop {
  /** How many facts have happened. */
  readonly facts: number;
  readonly state: object;
}

export interface Film {
  readonly record: GameRecord;
  readonly stops: readonly Stop[];
}

export interface Still {
  readonly view: object;
  readonly told: readonly Told[];
}

type Fact = GameTypes['Fact'];

/** Of what was not taken back. Null when the facts do not make a game: they are proved by replaying them. */
export function filmOf(game: OpenedGame, record: GameRecord): Film | null {
  if (record.game !== game.box.game.id || record.facts.length === 0) return null;
  try {
    const facts = standingFacts(record.facts as readonly Fact[]).map(({ fact }) => fact);
    return { record: { ...record, facts }, stops: statesAfter(game, facts).filter((stop) => isStill(game, facts, stop.facts)) };
  } catch {
    return null;
  }
}

function statesAfter({ box }: OpenedGame, facts: readonly Fact[]): readonly Stop[] {
  let state: object | null = null;
  return facts.map((fact, index) => {
    state = box.game.evolve(state, fact);
    return { facts: index + 1, state };
  });
}

/** Whether the film stops after so many facts: not before a change that follows at once, nor at one that leads to the next. */
function isStill({ box, screen }: OpenedGame, facts: readonly Fact[], count: number): boolean {
  const kindOf = (fact: Fact | undefined) => (fact && box.game.reveal(fact, 'spectator')?.kind) ?? '';
  const isLeading = (kind: string) => screen.leading?.includes(kind) ?? false;
  const [kind, next] = [kindOf(facts[count - 1]), kindOf(facts[count])];
  const followsAtOnce = screen.unwritten.includes(next) && !isLeading(next);
  return !followsAtOnce && !isLeading(kind);
}

/** What a viewer saw at a stop, counted from 1. */
export function stillOf({ box: { game } }: OpenedGame, film: Film, at: { step: number; viewer: Viewer }): Still {
  const { facts, state } = film.stops[at.step - 1] as Stop;
  const told = film.record.facts.slice(0, facts).flatMap((fact, index) => {
    const news = game.reveal(fact as Fact, at.viewer);
    return news === null ? [] : [{ step: index + 1, at: 0, news }];
  });
  return { view: game.view(state, at.viewer), told };
}

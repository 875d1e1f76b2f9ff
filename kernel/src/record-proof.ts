// Proves a record that comes from outside by the rules of its game: every step of it can be seen, told, and it ends.

import type { Game, GameTypes } from './game.ts';
import type { GameRecord } from './record.ts';
import type { Seat, Viewer } from './seats.ts';
import { standingFacts } from './take-back.ts';

/** No game is played for so long. */
const MOST_FACTS = 20_000;

/** What is wrong with a record: its length, its names, the fact of that number (from 1), or that it does not end. */
export type RecordFault =
  | { readonly code: 'too-long'; readonly most: number }
  | { readonly code: 'wrong-game' }
  | { readonly code: 'wrong-names' }
  | { readonly code: 'wrong-fact'; readonly number: number }
  | { readonly code: 'unfinished' };

/** Why a record is none of this game; null when it is one. */
export function recordFault<T extends GameTypes>(game: Game<T>, { game: id, names, facts }: GameRecord): RecordFault | null {
  if (id !== game.id) return { code: 'wrong-game' };
  if (facts.length > MOST_FACTS) return { code: 'too-long', most: MOST_FACTS };
  const viewers: readonly Viewer[] = [...names.keys(), 'spectator'];
  let state: T['State'] | null = null;
  for (const { fact, step } of standingFacts(facts as readonly T['Fact'][])) {
    state = attempted(() => seenState(game, { state, fact, viewers }));
    if (state === null) return { code: 'wrong-fact', number: step };
  }
  const ranking = state === null ? undefined : game.result(state)?.ranking;
  if (ranking === undefined) return { code: 'unfinished' };
  return isRankingOf(names, ranking) ? null : { code: 'wrong-names' };
}

interface Seen<T extends GameTypes> {
  readonly state: T['State'] | null;
  readonly fact: T['Fact'];
  readonly viewers: readonly Viewer[];
}

/** The state after a fact, once everyone has seen it and heard of it. */
function seenState<T extends GameTypes>(game: Game<T>, { state, fact, viewers }: Seen<T>): T['State'] {
  const next = game.evolve(state, fact);
  game.awaiting(next);
  for (const viewer of viewers) {
    game.view(next, viewer);
    game.reveal(fact, viewer);
  }
  return next;
}

function isRankingOf(names: readonly string[], ranking: readonly { readonly seat: Seat }[]): boolean {
  return ranking.length === names.length && ranking.every(({ seat }) => names[seat] !== undefined);
}

function attempted<Outcome>(deed: () => Outcome): Outcome | null {
  try {
    return deed();
  } catch {
    return null;
  }
}

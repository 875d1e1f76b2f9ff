// Knows the best turn of a hand and a layout: rebuses apart, across each other and joined to what lies, jokers taken when it pays.

import { QUICK, WIDE } from './passes.ts';
import { Quest } from './quest.ts';
import { type Beam, type Skills, type SolvedTurn, solved, type TurnSearch } from './search.ts';
import { type Allowed, bestTake, positionAfter } from './takes.ts';
import type { LaidTurn } from './turn-moves.ts';

export type { Skills } from './search.ts';

export const NARROW_BEAM: Beam = { width: 24, branching: 10 };

/** All that a turn has the time for. */
export const ANY_MEANS: Skills = {
  breadth: QUICK,
  beam: NARROW_BEAM,
  maxRank: Number.POSITIVE_INFINITY,
  maxCards: Number.POSITIVE_INFINITY,
  mostRebuses: 8,
  crosses: true,
  joins: true,
  takes: true,
  kept: () => 0,
  says: () => true,
  sees: () => true,
};

/** What a machine finds that nobody waits for: the best of a draw. */
export const AT_LEISURE: Skills = { ...ANY_MEANS, breadth: WIDE, beam: { width: 200, branching: 30 }, mostRebuses: 16 };

/** Better and better turns, the first one being to lay nothing. */
export function* turns(search: TurnSearch): Generator<SolvedTurn, void, void> {
  let best = solved(search, { moves: [], position: search.position });
  yield best;
  for (const turn of everyTurn(search)) {
    if (turn.worth < best.worth || (turn.worth === best.worth && (best.proven || !turn.proven))) continue;
    best = turn;
    yield best;
  }
}

export function bestTurn(search: TurnSearch): SolvedTurn {
  let best: SolvedTurn | null = null;
  for (const turn of turns(search)) best = turn;
  return best as SolvedTurn;
}

/** Where something can be taken, that is looked at in full, and what the pictures say without it. */
function* everyTurn(search: TurnSearch): Generator<SolvedTurn, void, void> {
  const taken = search.skills.takes ? taking(search) : { moves: [], position: search.position };
  if (taken.moves.length === 0) {
    yield* turnsWithout(search);
    return;
  }
  for (const turn of turnsWithout({ ...search, skills: withoutFreeCards(search.skills) })) yield { ...turn, proven: false };
  yield solved(search, taken);
  for (const turn of turnsWithout({ ...search, position: taken.position }))
    yield { ...turn, moves: [...taken.moves, ...turn.moves], proven: false };
}

/** Jokers and Rébustorys stay in hand. */
function withoutFreeCards(skills: Skills): Skills {
  return { ...skills, breadth: { ...skills.breadth, mostFree: 0 } };
}

/** Whatever can be taken is. */
function taking({ position, books }: TurnSearch): LaidTurn {
  const moves: Allowed[] = [];
  let now = position;
  for (let take = bestTake(now, books); take !== null; take = bestTake(now, books)) {
    moves.push(take);
    now = positionAfter(now, take.change, 'take');
  }
  return { moves, position: now };
}

/** Without taking anything. */
function* turnsWithout(search: TurnSearch): Generator<SolvedTurn, void, void> {
  const quest = new Quest(search);
  for (const _ of quest.looks()) {
    const turn = quest.best();
    if (turn !== null) yield turn;
  }
}

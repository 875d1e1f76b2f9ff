// Knows how a machine plays Rébustory: the best turn it sees, one move after the other, and judges the others as the arbitre does.

import type { Bot, BotSituation } from '@boite/kernel';
import { hasLaidInTurn } from '../rules/group.ts';
import { positionIn } from '../rules/position.ts';
import type { Action, RebustoryTypes, View } from '../types.ts';
import { bestFinish, firstFinish } from './discarding.ts';
import type { Skills, TurnSearch } from './search.ts';
import { skillsOf } from './skills.ts';
import { turns } from './solver.ts';

type RebustorySituation = BotSituation<RebustoryTypes>;
type RebustoryThoughts = Generator<Action, void, void>;

/** Rebuses that the others refused in a turn, after which a machine insists no more. */
const MOST_MOVES_REFUSED = 3;

export const bot: Bot<RebustoryTypes> = {
  *think(situation) {
    const { view, seat } = situation;
    if (view.pending !== null) yield moveJudgement(view.pending);
    else if (view.turn !== seat) yield { kind: 'answer-sand', agrees: true };
    else if (view.options.way === 'echelle') yield* ladderThoughts(situation);
    else yield* cardThoughts(situation);
  },
};

function moveJudgement({ stage, laid }: NonNullable<View['pending']>): Action {
  const isRight = laid.objections.length === 0;
  if (stage === 'vote') return { kind: 'vote', voice: isRight ? 'for' : 'against' };
  return { kind: isRight ? 'accept' : 'contest' };
}

/** The first move of better and better turns, else the end of this one. */
function* cardThoughts(situation: RebustorySituation): RebustoryThoughts {
  yield firstFinish(situation);
  const skills = skillsLeft(situation);
  let isMoving = false;
  for (const action of firstMoves(situation, skills)) {
    isMoving = true;
    yield action;
  }
  if (!isMoving) yield bestFinish(situation);
}

/** A machine of few rebuses has fewer left once it has laid some. */
function skillsLeft({ view, level, books }: RebustorySituation): Skills {
  const skills = skillsOf(level, view, books);
  const laid = view.plays.flat().flatMap(({ rebuses }) => rebuses.filter(({ turn }) => turn === view.turnNumber));
  return { ...skills, mostRebuses: view.refused.length < MOST_MOVES_REFUSED ? skills.mostRebuses - laid.length : 0 };
}

function* firstMoves({ view, seat, books }: RebustorySituation, skills: Skills): RebustoryThoughts {
  if (skills.mostRebuses <= 0) return;
  const search: TurnSearch = { position: positionIn(view, seat), books, skills };
  for (const { moves } of turns(search)) if (moves[0] !== undefined) yield moves[0].move;
}

/** One rebus a rung: the cards without a picture are kept for the last ones, unless nothing else helps. */
function* ladderThoughts(situation: RebustorySituation): RebustoryThoughts {
  const { view, level, books } = situation;
  if (hasLaidInTurn(view)) {
    yield firstFinish(situation);
    return;
  }
  yield { kind: view.pileSize > 0 ? 'more' : 'give-up' };
  const skills = skillsOf(level, view, books);
  let isMoving = false;
  for (const thrift of [skills, { ...skills, kept: () => 0 }]) {
    for (const action of isMoving ? [] : firstMoves(situation, thrift)) {
      isMoving = true;
      yield action;
    }
  }
}

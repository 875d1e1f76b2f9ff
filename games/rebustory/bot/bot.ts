// Knows how a machine plays Rébustory: the best turn it sees, one move after the other; the others' with an ear of its own.

import { type Bot, type BotSituation, juryAnswer } from '@boite/kernel';
import { waysToRead } from '@boite/language';
import { jurorOpinion } from '../../manners/jury.ts';
import { cardOf } from '../rules/cards.ts';
import { hasLaidInTurn, squaresOf } from '../rules/group.ts';
import { positionIn } from '../rules/position.ts';
import type { Action, RebustoryTypes, View } from '../types.ts';
import { bestFinish, firstFinish } from './discarding.ts';
import { skillsOf } from './habits.ts';
import type { Skills, TurnSearch } from './search.ts';
import { turns } from './solver.ts';

type RebustorySituation = BotSituation<RebustoryTypes>;
type RebustoryThoughts = Generator<Action, void, void>;

/** Rebuses that the others refused in a turn, after which a machine insists no more. */
const MOST_MOVES_REFUSED = 3;

export const bot: Bot<RebustoryTypes> = {
  *think(situation) {
    const { view, seat } = situation;
    if (view.pending !== null) yield moveJudgement(view.pending, situation);
    else if (view.turn !== seat) yield { kind: 'answer-sand', agrees: true };
    else if (view.options.way === 'echelle') yield* ladderThoughts(situation);
    else yield* cardThoughts(situation);
  },
};

function moveJudgement(pending: NonNullable<View['pending']>, { level, books }: RebustorySituation): Action {
  const { judged, group, objections } = pending.laid;
  const rebuses = judged.map((rebus) => ({
    objection: objections.find(({ word }) => word === rebus.word)?.objection ?? null,
    pieces: squaresOf(rebus, group.squares).map(({ card }) => cardOf(card)),
    heard: waysToRead(rebus.word, books),
    meant: null,
  }));
  const { voice, why } = jurorOpinion(rebuses, level);
  return juryAnswer(pending, voice, why);
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

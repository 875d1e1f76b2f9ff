// Knows which of Rébustory's own rules the screen uses: the very code of the server.

export { type Cell, type Direction, isSameCell, keyOf, neighbours, runAt, runsThrough } from '@boite/kernel';
export { AT_LEISURE, bestTurn } from '../bot/solver.ts';
export { rebustory } from '../game.ts';
export { type CardId, cardOf, JOKER_ID, REBUSTORY_ID } from '../rules/cards.ts';
export { type Frame, frameOf } from '../rules/deck.ts';
export { groupIn, hasLaidInTurn, isSameRun, rebusesThrough, squaresOf } from '../rules/group.ts';
export { isOfThisTurn, isRefusal } from '../rules/laying.ts';
export { judgedMove } from '../rules/moves.ts';
export { type Position, positionIn } from '../rules/position.ts';
export { sandAskers, sandVoters } from '../rules/sand.ts';
export { cardWorth, rebusPoints, turnPoints } from '../rules/score.ts';
export { finishRefusal } from '../rules/turn.ts';
export { courseOf, FIRST_RUNG, HELP_COST, isAlone, LAST_RUNG, RUNG_CARDS, targetOf } from '../rules/ways.ts';
export type {
  Action,
  Books,
  Change,
  Claim,
  CutPart,
  Group,
  Judged,
  Laid,
  Lay,
  Move,
  News,
  Objected,
  Objection,
  Options,
  Placement,
  Rebus,
  RebusPoints,
  Refusal,
  Square,
  Take,
  TurnPoints,
  View,
} from '../types.ts';

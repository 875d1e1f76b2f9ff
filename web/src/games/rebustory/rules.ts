// Knows which of Rébustory's own rules the screen uses: the very code of the server.

export { type Cell, type Direction, isSameCell, keyOf, neighbours, runAt, runsThrough } from '@boite/games/grid/runs.ts';
export { type CardId, type Frame, frameOf, JOKER_ID, REBUSTORY_ID } from '@boite/games/rebustory/deck.ts';
export { groupIn, hasLaidInTurn, rebusesThrough, squaresOf } from '@boite/games/rebustory/group.ts';
export { rebustory } from '@boite/games/rebustory/index.ts';
export { isOfThisTurn, isRefusal } from '@boite/games/rebustory/laying.ts';
export { judgedMove } from '@boite/games/rebustory/moves.ts';
export { type Position, positionIn } from '@boite/games/rebustory/position.ts';
export { sandAskers, sandVoters } from '@boite/games/rebustory/sand.ts';
export { cardWorth, rebusPoints, turnPoints } from '@boite/games/rebustory/score.ts';
export { AT_LEISURE, bestTurn } from '@boite/games/rebustory/solver.ts';
export { finishRefusal } from '@boite/games/rebustory/turn.ts';
export type {
  Action,
  Books,
  Change,
  Claim,
  Group,
  Laid,
  Lay,
  Move,
  News,
  Objected,
  Options,
  Placement,
  Rebus,
  RebusPoints,
  Refusal,
  Square,
  Take,
  TurnPoints,
  View,
} from '@boite/games/rebustory/types.ts';
export { courseOf, FIRST_RUNG, HELP_COST, isAlone, LAST_RUNG, RUNG_CARDS, targetOf } from '@boite/games/rebustory/ways.ts';

// Knows which of Rébustory's own rules the screen uses: the very code of the server.

export { type Cell, type Direction, isSameCell, keyOf, neighbours, runAt, runsThrough } from '@boite/games/grid/runs.ts';
export { type CardId, cardPoints, JOKER_ID, REBUSTORY_ID } from '@boite/games/rebustory/deck.ts';
export { groupIn } from '@boite/games/rebustory/group.ts';
export type {
  Action,
  Claim,
  Group,
  Lay,
  Line,
  News,
  Options,
  Placement,
  Rebus,
  Refusal,
  Square,
  Take,
  View,
} from '@boite/games/rebustory/types.ts';

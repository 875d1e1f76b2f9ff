// Knows which of Scrabble Rébus's own rules the screen uses: the very code of the server.

export { type Cell, type Direction, isSameCell, keyOf, lineOf } from '@boite/games/grid/runs.ts';
export { CENTRE, isEmpty, premiumAt, SIDE, tokenAt } from '@boite/games/scrabble-rebus/board.ts';
export { missing, replacing, totalOf } from '@boite/games/scrabble-rebus/draw.ts';
export { scrabbleRebus } from '@boite/games/scrabble-rebus/index.ts';
export { judged, type Verdict } from '@boite/games/scrabble-rebus/judging.ts';
export { claimedRuns, playRefusal } from '@boite/games/scrabble-rebus/play.ts';
export { objected } from '@boite/games/scrabble-rebus/rebus.ts';
export { changeRefusal } from '@boite/games/scrabble-rebus/refusals.ts';
export { bonusFor, rebusPoints } from '@boite/games/scrabble-rebus/score.ts';
export { letterOf } from '@boite/games/scrabble-rebus/symbols.ts';
export { lowered, objectionText } from '@boite/games/scrabble-rebus/text.ts';
export { COLOURS, colourOf, countsOf, without } from '@boite/games/scrabble-rebus/tokens.ts';
export type {
  Action,
  Board,
  Books,
  Claim,
  Colour,
  Counts,
  News,
  Placement,
  Play,
  Rebus,
  RebusKind,
  Refusal,
  Token,
  View,
} from '@boite/games/scrabble-rebus/types.ts';

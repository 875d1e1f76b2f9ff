// Knows which of Scrabble Rébus's own rules the screen uses: the very code of the server.

export { type Cell, type Direction, isSameCell, keyOf, lineOf } from '@boite/kernel';
export { scrabbleRebus } from '../game.ts';
export { CENTRE, isEmpty, premiumAt, SIDE, tokenAt } from '../rules/board.ts';
export { missing, replacing, totalOf } from '../rules/draw.ts';
export { judged, type Verdict } from '../rules/judging.ts';
export { claimedRuns, playRefusal } from '../rules/play.ts';
export { objected } from '../rules/rebus.ts';
export { changeRefusal } from '../rules/refusals.ts';
export { bonusFor, rebusPoints } from '../rules/score.ts';
export { letterOf, symbolOf } from '../rules/symbols.ts';
export { lowered, objectionText } from '../rules/text.ts';
export { COLOURS, colourOf, countsOf, without } from '../rules/tokens.ts';
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
} from '../types.ts';

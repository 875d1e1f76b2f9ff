// Knows which of the rules' own code the screen of Rummikub des mots uses: the very code of the server.

export { surplus } from '@boite/kernel';
export type { Letter } from '@boite/language';
export { rummikub } from '../game.ts';
export { ENTERING_WORD, SHORTEST_LAID_WORD as SHORTEST_WORD } from '../rules/bank.ts';
export { tableChange as changeOf } from '../rules/play.ts';
export { EMPTIED_TIMES, pointsForLongest as pointsOf } from '../rules/score.ts';
export { formedWords, spellingOf } from '../rules/table.ts';
export type { Action, LaidWords as Table, News, Refusal, Spelling, Tile, TurnScore as Line, View } from '../types.ts';

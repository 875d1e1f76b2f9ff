// Knows which of the rules' own code the screen of Rummikub des mots uses: the very code of the server.

export type { Letter } from '@boite/language';
export { rummikub } from '../game.ts';
export { SHORTEST_WORD } from '../rules/bank.ts';
export { changeOf } from '../rules/play.ts';
export { pointsOf } from '../rules/score.ts';
export { formedWords, spellingOf, surplus } from '../rules/table.ts';
export type { Action, Line, News, Refusal, Spelling, Table, Tile, View } from '../types.ts';

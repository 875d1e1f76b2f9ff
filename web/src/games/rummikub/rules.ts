// Knows which of the rules' own code the screen of Rummikub des mots uses: the very code of the server.

export { ENTERING_WORD, FULL_RACK, SHORTEST_WORD } from '@boite/games/rummikub/bank.ts';
export { changeOf, unlistedWords } from '@boite/games/rummikub/play.ts';
export { pointsOf } from '@boite/games/rummikub/score.ts';
export { formedWords, spellingOf, surplus, tilesOf } from '@boite/games/rummikub/table.ts';
export type { Action, Line, News, Refusal, Spelling, Table, Tile, View } from '@boite/games/rummikub/types.ts';
export type { Letter } from '@boite/language';

// Knows which of the rules' own code the screen of Rummikub des mots uses: the very code of the server.

export { SHORTEST_WORD } from '@boite/games/rummikub/bank.ts';
export { rummikub } from '@boite/games/rummikub/index.ts';
export { changeOf } from '@boite/games/rummikub/play.ts';
export { pointsOf } from '@boite/games/rummikub/score.ts';
export { formedWords, spellingOf, surplus } from '@boite/games/rummikub/table.ts';
export type { Action, Line, News, Refusal, Spelling, Table, Tile, View } from '@boite/games/rummikub/types.ts';
export type { Letter } from '@boite/language';

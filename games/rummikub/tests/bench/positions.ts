// Positions dealt to look like those of a game.

import { type Chance, oneOf, shuffled, surplus } from '@boite/kernel';
import { ALL_TILES, SHORTEST_LAID_WORD } from '../../rules/bank.ts';
import type { TurnStart } from '../../rules/play.ts';
import { tilesOn } from '../../rules/table.ts';
import type { LaidWords, Tile } from '../../types.ts';

export interface TableDeal {
  /** Words on the table. */
  readonly words: number;
  /** Tiles on the rack, and how many of them are jokers. */
  readonly rack: number;
  readonly jokers: number;
  /** The longest word on the table. */
  readonly longest: number;
}

const LETTER_TILES = ALL_TILES.filter((tile) => tile !== 'joker');

/** Tables of more words than one box can make take the tiles of as many boxes as they need. */
export function someTable(words: readonly string[], deal: TableDeal, chance: Chance): TurnStart {
  const short = words.filter(({ length }) => length >= SHORTEST_LAID_WORD && length <= deal.longest);
  for (let boxes = 1; ; boxes++) {
    const box = Array.from({ length: boxes }, () => LETTER_TILES).flat();
    const table = wordsLaid(short, { box, count: deal.words }, chance);
    const left = shuffled(surplus(box, tilesOn(table)), chance);
    const letters = deal.rack - deal.jokers;
    if (table.length < deal.words || left.length < letters) continue;
    const jokers: readonly Tile[] = Array(deal.jokers).fill('joker');
    return { table, rack: [...left.slice(0, letters), ...jokers], entered: true };
  }
}

/** Different words, as long as the tiles of a box suffice; fewer when they are soon spent. */
function wordsLaid(words: readonly string[], { box, count }: { box: readonly Tile[]; count: number }, chance: Chance): LaidWords {
  const table: string[] = [];
  for (let tries = 0; tries < 100 * count && table.length < count; tries++) {
    const word = oneOf(words, chance);
    if (!table.includes(word) && surplus(tilesOn([...table, word]), box).length === 0) table.push(word);
  }
  return table;
}

// How a player finds a turn: it looks at a few words of the table at a time, and of the words that these tiles make it sees some.

import { type Chance, type Level, shuffled } from '@boite/kernel';
import type { Lexicon } from '@boite/language';
import { steadyShare } from '../../manners/steady.ts';
import { tableChange } from '../rules/play.ts';
import type { LaidWords, Spelling, TableChange, Tile } from '../types.ts';
import { HABITS, type TurnHabits } from './habits.ts';
import { searched, type TurnPuzzle } from './solver.ts';
import type { Spellings } from './spellings.ts';

/** How many tiles of a first rack are looked at together: nobody sees how to lay all fourteen. */
const FIRST_TILES = 10;
/** Words of so many letters are seen by everyone who knows them. */
const SEEN_AT_ONCE = 4;

interface Player {
  readonly level: Level;
  readonly lexicon: Lexicon;
  readonly spellings: Spellings;
  readonly chance: Chance;
}

/** What a player has before the eyes for a moment: words to take apart together, and so many tiles of the rack. */
interface Glimpse {
  readonly apart: LaidWords;
  readonly tiles: number;
}

/** Better and better turns: words of the rack alone, then with words of the table. The first entrance will do. */
export function* turnsGlimpsed(puzzle: TurnPuzzle, player: Player): Generator<TableChange, void, void> {
  const { longest, budget } = HABITS[player.level];
  const settings = { budget, longest, spellings: spellingsSeen(puzzle, player) };
  let best = 0;
  for (const { apart, tiles } of glimpses(puzzle, player)) {
    const aside = puzzle.table.filter((word) => !apart.includes(word));
    const seen = { ...puzzle, rack: someTiles(puzzle, tiles, player), aside };
    const table = searched(seen, player.lexicon, settings).turn?.table;
    const change = table && tableChange(puzzle, table);
    if (change === undefined || 'code' in change || change.points <= best) continue;
    best = change.points;
    yield change;
    if (!puzzle.entered) return;
  }
}

/** Of the words that a player knows, those that it sees in this turn, the fewer the longer they are. Before having entered, all. */
function spellingsSeen({ entered }: TurnPuzzle, { level, spellings, chance }: Player): Spellings {
  if (!entered) return spellings;
  const share = HABITS[level].eye / 100;
  const turn = chance.below(2 ** 31);
  const sees = (word: Spelling) => steadyShare(turn, word) < 100 * share ** Math.max(0, word.length - SEEN_AT_ONCE);
  return spellings.among(sees);
}

function someTiles({ rack }: TurnPuzzle, count: number, { chance }: Player): readonly Tile[] {
  return shuffled(rack, chance).slice(0, count);
}

/** Before having entered, players look again and again, at last at nearly all they have. */
function glimpses({ table, rack, entered }: TurnPuzzle, { level, chance }: Player): readonly Glimpse[] {
  if (!entered) return [FIRST_TILES, FIRST_TILES, rack.length - 1].map((tiles) => ({ apart: [], tiles }));
  const habits = HABITS[level];
  const looks = Array.from({ length: table.length === 0 ? 0 : habits.looks }, (_, nth) =>
    shuffled(table, chance).slice(0, wordsTakenApart(table, nth, habits)),
  );
  return [[], ...looks].map((apart) => ({ apart, tiles: habits.tiles }));
}

/** One word, then more and more of them, as far as the player goes. */
function wordsTakenApart(table: LaidWords, nth: number, { apart, apartShare }: TurnHabits): number {
  const most = Math.max(1, Math.min(apart, Math.floor(apartShare * table.length)));
  return 1 + (nth % most);
}

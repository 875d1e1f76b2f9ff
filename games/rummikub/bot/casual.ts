// How a beginner and a regular player find a turn: they look at a word of the table or two, not at all of them.

import { type Chance, type Level, shuffled } from '@boite/kernel';
import type { Lexicon } from '@boite/language';
import { tableChange } from '../rules/play.ts';
import type { LaidWords, TableChange, Tile } from '../types.ts';
import { searched, type TurnPuzzle } from './solver.ts';
import type { Spellings } from './spellings.ts';

type LevelBelowExpert = Exclude<Level, 'expert'>;

/** What a player dares. */
interface TurnHabits {
  /** The longest word that is looked for. */
  readonly longest: number;
  /** How many words of the table are looked at, each alone, and how many pairs of them. */
  readonly words: number;
  readonly pairs: number;
  /** How many tiles of the rack are looked at together, once in the game. */
  readonly tiles: number;
  /** Steps of the search each time. */
  readonly budget: number;
}

const TURN_HABITS: Readonly<Record<LevelBelowExpert, TurnHabits>> = {
  debutant: { longest: 7, words: 3, pairs: 0, tiles: 5, budget: 10_000 },
  habitue: { longest: 9, words: 4, pairs: 4, tiles: 6, budget: 20_000 },
};

/** How many tiles of a first rack are looked at together: nobody sees how to lay all fourteen. */
const FIRST_TILES = 10;

interface Player {
  readonly level: LevelBelowExpert;
  readonly lexicon: Lexicon;
  readonly spellings: Spellings;
  readonly chance: Chance;
}

/** What a player has before the eyes for a moment: words to take apart together, and so many tiles of the rack. */
interface Glimpse {
  readonly apart: LaidWords;
  readonly tiles: number;
}

/** Better and better turns: words of the rack alone, then with one word of the table, then with two. The first entrance will do. */
export function* casualTurns(puzzle: TurnPuzzle, player: Player): Generator<TableChange, void, void> {
  const { longest, budget } = TURN_HABITS[player.level];
  const settings = { budget, longest, spellings: player.spellings };
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

function someTiles({ rack }: TurnPuzzle, count: number, { chance }: Player): readonly Tile[] {
  return shuffled(rack, chance).slice(0, count);
}

/** Before having entered, players look again and again, at last at nearly all they have. */
function glimpses({ table, rack, entered }: TurnPuzzle, { level, chance }: Player): readonly Glimpse[] {
  if (!entered) return [FIRST_TILES, FIRST_TILES, rack.length - 1].map((tiles) => ({ apart: [], tiles }));
  const { words, pairs, tiles } = TURN_HABITS[level];
  const singles = shuffled(table, chance).slice(0, words);
  const couples = Array.from({ length: table.length < 2 ? 0 : pairs }, () => shuffled(table, chance).slice(0, 2));
  return [[], ...singles.map((word) => [word]), ...couples].map((apart) => ({ apart, tiles }));
}

// The best turn of a position: the longest word that table and rack can make while every tile still finds its place.

import type { Letter, Lexicon } from '@boite/language';
import { ENTERING_WORD, SHORTEST_LAID_WORD } from '../rules/bank.ts';
import { type TurnStart, tableChange } from '../rules/play.ts';
import { pointsForLongest } from '../rules/score.ts';
import type { LaidWords, TableChange } from '../types.ts';
import { type FoundLetters, solvedTable } from './laying.ts';
import { plainOffer, type TileOffer, winnableJokers } from './offers.ts';
import { Rebuilding, type SearchEffort, type TurnTarget } from './rebuilding.ts';
import { replayedOffers } from './replays.ts';
import { Spellings } from './spellings.ts';

/** Steps of a search that nobody waits for: a few seconds when a position is stubborn. */
export const LONGEST_SEARCH = 20_000_000;

export interface TurnPuzzle extends TurnStart {
  /** Words of the table that the player would not take apart. */
  readonly aside?: LaidWords;
}

export interface SearchSettings {
  /** How many steps the search may take. */
  readonly budget: number;
  /** The words that the player knows; the whole lexicon unless told. */
  readonly spellings?: Spellings;
  /** The longest word that the player looks for. */
  readonly longest?: number;
}

/** How a search ended. */
export interface Conclusion {
  /** Whether it is certain that no turn pays more than the last one found. */
  readonly proven: boolean;
  /** How many steps were taken. */
  readonly steps: number;
}

/** The best turn found, if any, and what is certain about it. */
export function searched(
  puzzle: TurnPuzzle,
  lexicon: Lexicon,
  settings: SearchSettings,
): Conclusion & { readonly turn: TableChange | null } {
  const turns = betterTurns(puzzle, lexicon, settings);
  let best: TableChange | null = null;
  for (let turn = turns.next(); ; turn = turns.next()) {
    if (turn.done) return { turn: best, ...turn.value };
    best = turn.value;
  }
}

/** Turns that pay more and more. */
export function* betterTurns(
  puzzle: TurnPuzzle,
  lexicon: Lexicon,
  settings: SearchSettings,
): Generator<TableChange, Conclusion, void> {
  const search = new RebuildingSearch(puzzle, lexicon, settings);
  const proven = yield* search.turns();
  return { proven, steps: search.steps };
}

const LONGEST_SOUGHT = 25;
/** The part of the budget for a first turn, and the part of that for each target. */
const BOLD_SHARE = 0.3;
const TARGET_SHARE = 0.1;

class RebuildingSearch {
  readonly #puzzle: TurnPuzzle;
  readonly #spellings: Spellings;
  readonly #settings: SearchSettings;
  readonly #table: LaidWords;
  readonly #aside: LaidWords;
  readonly #plain: TileOffer;
  readonly #rebuilding: Rebuilding;
  readonly #winnable: readonly (readonly Letter[])[];

  constructor(puzzle: TurnPuzzle, lexicon: Lexicon, settings: SearchSettings) {
    const aside = puzzle.entered ? (puzzle.aside ?? []) : puzzle.table;
    this.#puzzle = puzzle;
    this.#settings = settings;
    this.#aside = aside;
    this.#table = puzzle.table.filter((word) => !aside.includes(word));
    this.#plain = plainOffer(this.#table, puzzle.rack);
    this.#winnable = winnableJokers(this.#table, puzzle.rack);
    this.#spellings = settings.spellings ?? new Spellings(lexicon);
    this.#rebuilding = new Rebuilding({ spellings: this.#spellings, table: this.#table, aside, plain: this.#plain });
  }

  get steps(): number {
    return this.#rebuilding.steps;
  }

  *turns(): Generator<TableChange, boolean, void> {
    const targets = this.#puzzle.rack.length === 0 ? [] : this.#targets();
    const refuted = new Set<TurnTarget>();
    const first = this.#boldTurn(targets, refuted);
    if (first) yield first;
    for (const target of targets.filter((target) => worth(target) > (first?.points ?? 0))) {
      const reached = this.#thoroughTurn(target, refuted.has(target));
      if (reached === 'cut') return false;
      if (reached === 'none') continue;
      yield reached;
      return true;
    }
    return true;
  }

  /** What a turn can reach, the best first. */
  #targets(): readonly TurnTarget[] {
    const shortest = this.#puzzle.entered ? SHORTEST_LAID_WORD : ENTERING_WORD;
    const tiles = this.#table.join('').length + this.#puzzle.rack.length;
    const longest = Math.min(tiles, LONGEST_SOUGHT, this.#settings.longest ?? LONGEST_SOUGHT);
    const targets: TurnTarget[] = [];
    for (let length = shortest; length <= longest; length++) targets.push({ length, emptied: true }, { length, emptied: false });
    return targets.sort((one, other) => worth(other) - worth(one));
  }

  /** A good turn, soon. Notes the targets that are certainly out of reach without winning a joker. */
  #boldTurn(targets: readonly TurnTarget[], refuted: Set<TurnTarget>): TableChange | null {
    const share = this.#settings.budget * BOLD_SHARE;
    for (const target of targets) {
      const until = Math.min(share, this.#rebuilding.steps + share * TARGET_SHARE);
      const reached = this.#rebuilding.reached(this.#plain, target, { until, care: 'bold' });
      if (reached === 'none') refuted.add(target);
      if (typeof reached !== 'string') return this.#changeBy(reached);
    }
    return null;
  }

  #thoroughTurn(target: TurnTarget, isRefuted: boolean): TableChange | 'none' | 'cut' {
    const effort = { until: this.#settings.budget, care: 'thorough' } as const;
    const plain = isRefuted ? 'none' : this.#rebuilding.reached(this.#plain, target, effort);
    if (typeof plain !== 'string') return this.#changeBy(plain);
    return plain === 'cut' ? 'cut' : this.#turnByWinning(target, effort);
  }

  #turnByWinning(target: TurnTarget, effort: SearchEffort): TableChange | 'none' | 'cut' {
    const rebuilding = this.#rebuilding;
    const sets = rebuilding.sets.bind(rebuilding);
    const newWord = rebuilding.newWord.bind(rebuilding);
    for (const won of this.#winnable) {
      for (const offer of replayedOffers({ plain: this.#plain, won, sets, newWord }, target.length)) {
        const reached = rebuilding.reached(offer, target, effort);
        if (typeof reached !== 'string') return this.#changeBy(reached);
        if (reached === 'cut') return 'cut';
      }
    }
    return 'none';
  }

  #changeBy(solution: FoundLetters): TableChange {
    const setting = { before: this.#puzzle.table, aside: this.#aside, spellings: this.#spellings };
    const table = solvedTable(solution, setting);
    const change = tableChange(this.#puzzle, table);
    if ('code' in change) throw new Error(`the solver broke a rule: ${JSON.stringify({ change, table, puzzle: this.#puzzle })}`);
    return change;
  }
}

function worth(target: TurnTarget): number {
  return pointsForLongest(target, target);
}

// Knows the best turn by brute force, for tests: every shape that some cards can make, every word of a short list, the judge alone.

import { type Cell, cellKey, neighbours, type Run, runsThrough } from '@boite/kernel';
import { soundAlike } from '@boite/language';
import { judgeRebus, type Piece } from '@boite/rebus';
import { heldCards } from '../bot/held-cards.ts';
import type { CardId } from '../rules/cards.ts';
import { toleranceOf } from '../rules/ear.ts';
import { allLaidBonus, rowPoints } from '../rules/score.ts';
import { wordRefusal } from '../rules/words.ts';
import type { Books, Options } from '../types.ts';

interface Shape {
  readonly cells: readonly Cell[];
  /** Which cards lie on them. */
  readonly cards: readonly number[];
}

/** Rebuses together, and what they are worth. */
interface Together {
  readonly points: number;
  readonly said: readonly string[];
}

interface Puzzle {
  readonly hand: readonly CardId[];
  readonly words: readonly string[];
  readonly options: Options;
  readonly books: Books;
}

/** The most points that a hand can bring to an empty table. */
export function oraclePoints(puzzle: Puzzle): number {
  return new Oracle(puzzle).most();
}

class Oracle {
  readonly #puzzle: Puzzle;
  readonly #cards: readonly Piece[];
  readonly #sayings = new Map<string, readonly string[]>();
  readonly #groups = new Map<string, readonly Together[]>();

  constructor(puzzle: Puzzle) {
    this.#puzzle = puzzle;
    this.#cards = heldCards(puzzle.hand, puzzle.options).cards;
  }

  most(): number {
    const { hand, options } = this.#puzzle;
    const all = hand.map((_, at) => at);
    return this.#most(all, { points: 0, said: [] }, allLaidBonus(options));
  }

  /** The first card stays in hand, or lies in a group with some of the others. */
  #most(cards: readonly number[], before: Together, bonus: number): number {
    const [first, ...rest] = cards;
    if (first === undefined) return before.points + (before.said.length > 0 ? bonus : 0);
    let best = this.#most(rest, before, 0);
    for (const others of subsets(rest)) {
      const left = rest.filter((card) => !others.includes(card));
      for (const group of this.#groupsOf([first, ...others]))
        if (this.#areNew(group.said, before.said))
          best = Math.max(
            best,
            this.#most(left, { points: before.points + group.points, said: [...before.said, ...group.said] }, bonus),
          );
    }
    return best;
  }

  #areNew(said: readonly string[], before: readonly string[]): boolean {
    const tolerance = toleranceOf(this.#puzzle.options);
    return !said.some((sounds) => before.some((other) => soundAlike(sounds, other, tolerance)));
  }

  #groupsOf(cards: readonly number[]): readonly Together[] {
    const key = cards.join();
    const known = this.#groups.get(key) ?? shapesOf(cards).flatMap((shape) => this.#saidBy(shape));
    this.#groups.set(key, known);
    return known;
  }

  #saidBy(shape: Shape): readonly Together[] {
    const places = new Map(shape.cells.map((cell, nth) => [cellKey(cell), shape.cards[nth] as number]));
    const runs = runsThrough(shape.cells, (cell) => places.has(cellKey(cell)));
    const rows = runs.map(({ cells }: Run) => cells.map((cell) => places.get(cellKey(cell)) as number));
    if (rows.some((row) => this.#sounds(row).length === 0)) return [];
    const { hand, options } = this.#puzzle;
    const points = rows.reduce(
      (sum, row) =>
        sum +
        rowPoints(
          row.map((at) => hand[at] as CardId),
          options,
        ).points,
      0,
    );
    return this.#choices(rows, []).map((said) => ({ points, said }));
  }

  /** A word for each row, no two alike. */
  #choices(rows: readonly (readonly number[])[], said: readonly string[]): readonly (readonly string[])[] {
    const [row, ...rest] = rows;
    if (row === undefined) return [said];
    return this.#sounds(row)
      .filter((sounds) => this.#areNew([sounds], said))
      .flatMap((sounds) => this.#choices(rest, [...said, sounds]));
  }

  /** How the words are said that the judge hears in a row. */
  #sounds(row: readonly number[]): readonly string[] {
    const key = row.join();
    const known = this.#sayings.get(key) ?? this.#heard(row);
    this.#sayings.set(key, known);
    return known;
  }

  #heard(row: readonly number[]): readonly string[] {
    const { hand, words, options, books } = this.#puzzle;
    const squares = row.map((at, column) => ({ row: 0, column, card: hand[at] as CardId, turn: 1 }));
    const pieces = row.map((at) => this.#cards[at] as Piece);
    const heard = words.flatMap((word) => {
      if (wordRefusal(word, squares, books) !== null) return [];
      const verdict = judgeRebus({ pieces, word, tolerance: toleranceOf(options), ...books });
      return verdict.accepted ? [verdict.sounds] : [];
    });
    return [...new Set(heard)];
  }
}

/** One card or more of some. */
function subsets(cards: readonly number[]): readonly (readonly number[])[] {
  return Array.from({ length: 2 ** cards.length - 1 }, (_, nth) => cards.filter((_, at) => ((nth + 1) >> at) & 1));
}

/** Every way to lay cards so that they touch. */
function shapesOf([first = 0, ...others]: readonly number[]): readonly Shape[] {
  let shapes = new Map<string, Shape & { readonly left: readonly number[] }>();
  shapes.set('', { cells: [{ row: 0, column: 0 }], cards: [first], left: others });
  for (let laid = 0; laid < others.length; laid++) {
    const wider = new Map<string, Shape & { readonly left: readonly number[] }>();
    for (const { cells, cards, left } of shapes.values())
      for (const cell of cells.flatMap(neighbours)) {
        if (cells.some((other) => cellKey(other) === cellKey(cell))) continue;
        for (const card of left) {
          const shape = { cells: [...cells, cell], cards: [...cards, card], left: left.filter((other) => other !== card) };
          wider.set(shapeKey(shape), shape);
        }
      }
    shapes = wider;
  }
  return [...shapes.values()];
}

function shapeKey({ cells, cards }: Shape): string {
  return cells
    .map((cell, nth) => `${cards[nth]}@${cellKey(cell)}`)
    .sort()
    .join(' ');
}

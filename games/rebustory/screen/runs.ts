// Where the cards of an unsent rebus go, and the runs that they make or change there.

import { type Cell, cellKey, type Direction, isSameCell } from '@boite/kernel';
import type { CardPlacement, Group, Lay, RebusClaim } from '../types.ts';
import { aimed, crossKey, type HeldCard, type RebusDraft } from './draft.ts';
import { cellAfter, type LineCell, readRuns, runAround } from './line.ts';

export const MAIN_LINE = 'line';

/** The line in the other direction, where the card beside the table's also touches one there; null where it does not. */
export function turnedLine(draft: RebusDraft, group: Group | null): RebusDraft | null {
  const { anchor } = draft;
  const beside = draft.after.length > 0 ? draft.after[0] : draft.before.at(-1);
  const cell = placedCards(draft, group).find(({ held }) => held === beside);
  if (anchor === null || group === null || cell === undefined) return null;
  const direction = anchor.direction === 'across' ? 'down' : 'across';
  for (const step of [-1, 1]) {
    const { row, column } = cellAfter(cell, direction, step);
    if (group.squares.some((square) => isSameCell(square, { row, column })))
      return aimed(draft, { ...anchor, row, column, direction }, step < 0 ? 'after' : 'before');
  }
  return null;
}

/** Where the cards of the draft go. */
export function cardPlacements(draft: RebusDraft, group: Group | null): readonly CardPlacement[] {
  return placedCards(draft, group).map(({ held, row, column }) => ({ card: held.card, row, column }));
}

interface PlacedCard extends Cell {
  readonly held: HeldCard;
}

function placedCards({ anchor, before, after }: RebusDraft, group: Group | null): readonly PlacedCard[] {
  if (anchor === null || group === null) return after.map((held, column) => ({ held, row: 0, column }));
  const run = runAround(group.squares, anchor, anchor.direction);
  const taken = new Set(group.squares.map(cellKey));
  return [
    ...onFreeCells(before.toReversed(), { from: run[0] ?? anchor, step: -1, taken, direction: anchor.direction }).toReversed(),
    ...onFreeCells(after, { from: run.at(-1) ?? anchor, step: 1, taken, direction: anchor.direction }),
  ];
}

interface FreeWay {
  readonly from: Cell;
  readonly step: 1 | -1;
  readonly taken: ReadonlySet<string>;
  readonly direction: Direction;
}

/** One after the other, over what lies there already. */
function onFreeCells(held: readonly HeldCard[], { from, step, taken, direction }: FreeWay): readonly PlacedCard[] {
  let at = from;
  return held.map((one) => {
    do at = cellAfter(at, direction, step);
    while (taken.has(cellKey(at)));
    return { held: one, ...at };
  });
}

/** A run that the draft makes or changes. */
export interface RebusRun {
  readonly key: string;
  readonly direction: Direction;
  /** As they are read. */
  readonly cells: readonly LineCell[];
  readonly word: string;
  /** What it said before it was changed; null for a new one. */
  readonly wordBefore: string | null;
}

/** The line itself first, then what it crosses. Nothing while they are single cards. */
export function rebusRuns(draft: RebusDraft, group: Group | null): readonly RebusRun[] {
  const direction = draft.anchor?.direction ?? 'across';
  const laid = placedCards(draft, group);
  const runs = readRuns(laid, group?.squares ?? []).map((run) => {
    const own = laid.find((one) => run.cells.some((cell) => cellKey(cell) === cellKey(one)));
    const key = run.direction === direction ? MAIN_LINE : crossKey(own?.held.index ?? 0);
    const before = group?.rebuses.find(
      (rebus) => rebus.direction === run.direction && run.cells.some((cell) => cellKey(cell) === cellKey(rebus)),
    );
    return { ...run, key, word: draft.words[key] ?? '', wordBefore: before?.word ?? null };
  });
  return runs.sort((one, other) => Number(other.key === MAIN_LINE) - Number(one.key === MAIN_LINE));
}

/** The draft as the rules read it. */
export function rebusLay(draft: RebusDraft, group: Group | null, seat: number): Lay {
  const claims = rebusRuns(draft, group).map(({ direction, cells: [first], word }): RebusClaim => {
    const { row, column } = first as Cell;
    return { row, column, direction, word: word.trim() };
  });
  return {
    kind: 'lay',
    owner: draft.anchor?.owner ?? seat,
    group: draft.anchor?.group ?? null,
    placements: cardPlacements(draft, group),
    claims,
  };
}

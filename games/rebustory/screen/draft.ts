// The unsent rebus: cards of the hand put in a line, by themselves or around cards of the table. A pure value.

import { type Cell, cellKey, type Direction, isSameCell } from '@boite/kernel';
import type { CardId } from '../rules/cards.ts';
import type { Claim, Group, Lay, Placement } from '../types.ts';
import { cellAfter, type LineCell, readRuns, runAround } from './line.ts';

/** A card of the hand put in the line. */
export interface HeldCard {
  /** Which card of the hand, from 0. */
  readonly index: number;
  readonly card: CardId;
}

/** A card of the table that the line goes through. */
export interface Anchor extends Cell {
  readonly owner: number;
  readonly group: number;
  readonly direction: Direction;
}

export type LineEnd = 'before' | 'after';

export interface RebusDraft {
  /** Null while the line is a rebus of its own. */
  readonly anchor: Anchor | null;
  /** As they are read, on both sides of the cards of the table; a rebus of its own is all after. */
  readonly before: readonly HeldCard[];
  readonly after: readonly HeldCard[];
  /** Where the next card goes. */
  readonly end: LineEnd;
  /** What the player reads in each run, by `wordKey`. */
  readonly words: Readonly<Record<string, string>>;
}

export const NO_REBUS: RebusDraft = { anchor: null, before: [], after: [], end: 'after', words: {} };

export function heldIn({ before, after }: RebusDraft): readonly HeldCard[] {
  return [...before, ...after];
}

export function isInLine(draft: RebusDraft, index: number): boolean {
  return heldIn(draft).some((held) => held.index === index);
}

/** The draft with one card more, at the end where cards go. Cards before the table's are read in the order they come. */
export function withCardAdded(draft: RebusDraft, held: HeldCard): RebusDraft {
  if (isInLine(draft, held.index)) return draft;
  return { ...draft, [draft.end]: [...draft[draft.end], held] };
}

export function withoutCard(draft: RebusDraft, index: number): RebusDraft {
  const others = (side: readonly HeldCard[]) => side.filter((held) => held.index !== index);
  const { [crossKey(index)]: _, ...words } = draft.words;
  return withSides(draft, { before: others(draft.before), after: others(draft.after), words });
}

/** The last card that was put there, at the end where cards go, else at the other one. */
export function withoutLastCard(draft: RebusDraft): RebusDraft {
  const last = draft[draft.end].at(-1) ?? heldIn(draft).at(-1);
  return last ? withoutCard(draft, last.index) : draft;
}

/** A word makes no sense without a card. */
function withSides(draft: RebusDraft, sides: Pick<RebusDraft, 'before' | 'after' | 'words'>): RebusDraft {
  const isEmpty = sides.before.length + sides.after.length === 0;
  return { ...draft, ...sides, words: isEmpty ? {} : sides.words };
}

/** A card taken out of the line and put where the one at that place of its side is. */
export function movedCard(draft: RebusDraft, held: HeldCard, to: { readonly side: LineEnd; readonly at: number }): RebusDraft {
  const side = draft[to.side];
  const before = side.slice(0, to.at).filter(({ index }) => index !== held.index).length;
  const rest = { ...draft, before: withoutHeld(draft.before, held), after: withoutHeld(draft.after, held) };
  return { ...rest, [to.side]: rest[to.side].toSpliced(before, 0, held) };
}

function withoutHeld(side: readonly HeldCard[], { index }: HeldCard): readonly HeldCard[] {
  return side.filter((held) => held.index !== index);
}

/** The cards go to another place of the table, all to one end; null is a rebus of their own. */
export function aimed(draft: RebusDraft, anchor: Anchor | null, end: LineEnd): RebusDraft {
  const held = heldIn(draft);
  const isSame = anchor !== null && draft.anchor !== null && isSameLine(draft.anchor, anchor);
  if (isSame) return { ...draft, end };
  const sides = end === 'before' ? { before: held, after: [] } : { before: [], after: held };
  return { ...draft, ...sides, anchor, end, words: {} };
}

function isSameLine(one: Anchor, other: Anchor): boolean {
  if (one.group !== other.group || one.direction !== other.direction) return false;
  return one.direction === 'across' ? one.row === other.row : one.column === other.column;
}

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

export function withWord(draft: RebusDraft, key: string, word: string): RebusDraft {
  return { ...draft, words: { ...draft.words, [key]: word } };
}

/** Where the cards of the draft go. */
export function placementsOf(draft: RebusDraft, group: Group | null): readonly Placement[] {
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
    ...onFreeCells(before.toReversed(), { from: run[0] as Cell, step: -1, taken, direction: anchor.direction }).toReversed(),
    ...onFreeCells(after, { from: run.at(-1) as Cell, step: 1, taken, direction: anchor.direction }),
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

export const MAIN_LINE = 'line';

function crossKey(index: number): string {
  return `cross-${index}`;
}

/** The draft as the rules read it. */
export function rebusLay(draft: RebusDraft, group: Group | null, seat: number): Lay {
  const claims = rebusRuns(draft, group).map(({ direction, cells: [first], word }): Claim => {
    const { row, column } = first as Cell;
    return { row, column, direction, word: word.trim() };
  });
  return {
    kind: 'lay',
    owner: draft.anchor?.owner ?? seat,
    group: draft.anchor?.group ?? null,
    placements: placementsOf(draft, group),
    claims,
  };
}

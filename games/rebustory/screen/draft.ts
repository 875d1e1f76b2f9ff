// The unsent rebus: cards of the hand put in a line, by themselves or around cards of the table. A pure value.

import type { Cell, Direction } from '@boite/kernel';
import type { CardId } from '../rules/cards.ts';

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

export function withWord(draft: RebusDraft, key: string, word: string): RebusDraft {
  return { ...draft, words: { ...draft.words, [key]: word } };
}

/** Under which the word of a run that a card of the hand makes across the line is written. */
export function crossKey(index: number): string {
  return `cross-${index}`;
}

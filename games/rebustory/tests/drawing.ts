// Knows how to draw a position of Rébustory as text, and to play on from it, for tests.

import { type Cell, handAfter, isSameCell, played, runsThrough, type Seat, seededChance, type Tools } from '@boite/kernel';
import { type CardId, JOKER_ID, REBUSTORY_ID } from '../rules/cards.ts';
import { course } from '../rules/course.ts';
import { deckOf, EDITIONS } from '../rules/deck.ts';
import { evolve } from '../rules/evolve.ts';
import { readOptions } from '../rules/form.ts';
import { text } from '../rules/text.ts';
import { view } from '../rules/view.ts';
import type { Action, Books, CardPlacement, Fact, Lay, Options, Refusal, State } from '../types.ts';

const { check, decide, expire } = played(course);

const FREE_CARDS: Readonly<Record<string, CardId>> = { '*': JOKER_ID, '**': REBUSTORY_ID };

/** A card by its name; `BAS2` is the second of two. `*` is a joker, `**` a Rébustory. */
export function card(name: string): CardId {
  const [, base = '', number = ''] = /^(.*?)(\d?)$/u.exec(name) ?? [];
  const twins = EDITIONS.classique.pictures.filter((picture) => picture.name === base.toUpperCase());
  const id = FREE_CARDS[name] ?? twins[Math.max(0, Number(number) - 1)]?.id;
  if (id === undefined) throw new TypeError(`no such card: ${name}`);
  return id;
}

/** `CHAT POT *` */
export function cards(text: string): readonly CardId[] {
  return text.split(' ').filter(Boolean).map(card);
}

interface Where {
  readonly owner?: Seat;
  readonly group?: number;
  /** Where the drawing begins. */
  readonly row?: number;
  readonly column?: number;
}

/**
 * A lay as a drawing, rows between slashes: `.` is free, capitals are laid, small letters lie there already (`-` for a joker or a
 * Rébustory that does). The words are those of the runs across, then down.
 */
export function lay(drawing: string, words: string, { owner = 0, group, row = 0, column = 0 }: Where = {}): Lay {
  const drawn = drawing.split('/').flatMap((line, r) =>
    line
      .trim()
      .split(/\s+/)
      .map((sign, c) => at(sign, row + r, column + c)),
  );
  const taken = drawn.filter(({ sign }) => sign !== '.');
  const placements = taken.filter(({ sign }) => sign !== '-' && sign === sign.toUpperCase()).map(placementOf);
  const runs = runsThrough(placements, (cell) => taken.some((other) => isSameCell(other, cell)));
  const said = words.split('/').map((word) => word.trim());
  const claims = runs.map(({ cells, direction }, nth) => ({ word: said[nth] ?? '', direction, ...(cells[0] as Cell) }));
  return { kind: 'lay', owner, group: group ?? null, placements, claims };
}

function at(sign: string, row: number, column: number) {
  return { sign, row, column };
}

function placementOf({ sign, row, column }: ReturnType<typeof at>): CardPlacement {
  return { card: card(sign), row, column };
}

interface DrawnCards {
  readonly hands: readonly string[];
  /** How many cards of the pile are left; all by default. */
  readonly pile?: number;
  readonly discards?: string;
  readonly options?: Partial<Options>;
  readonly juniors?: readonly Seat[];
  readonly scores?: readonly number[];
}

/** A position in which the first seat is to play. */
export function arranged({ hands, pile, discards = '', options = {}, juniors = [], scores }: DrawnCards): State {
  const read = readOptions({ edition: 'classique', ...options });
  if (read === null) throw new TypeError('options cannot be read');
  const held = hands.map(cards);
  const thrown = cards(discards);
  const rest = handAfter(deckOf('classique'), [...held.flat(), ...thrown]);
  const own = rest.filter((id) => deckOf(read.edition).includes(id));
  const opened: Fact = { kind: 'opened', options: read, seats: hands.length, juniors, first: 0, by: 'chance', day: null };
  const dealt: Fact = { kind: 'dealt', round: 1, dealer: 0, hands: held, pile: own.slice(0, pile) };
  const deadline = typeof read.sablier === 'number' ? read.sablier * 1000 : null;
  const turn: Fact = { kind: 'turn', seat: 0, goRound: 1, deadline };
  const state = [opened, dealt, turn].reduce<State | null>(evolve, null) as State;
  return { ...state, discards: thrown, scores: scores ?? state.scores };
}

/** Every card, wherever it is. */
export function everyCard({ hands, pile, discards, plays }: State): readonly CardId[] {
  return [...hands.flat(), ...pile, ...discards, ...plays.flat().flatMap(({ squares }) => squares.map(({ card: id }) => id))];
}

/** A table that plays by the rules of the house, with its books. */
export class Players {
  readonly tools: Tools<Books>;

  constructor(books: Books) {
    this.tools = { books, now: 0, chance: seededChance(1) };
  }

  refusal(state: State, action: Action, seat: Seat = state.turn): Refusal | null {
    return check(view(state, seat), seat, action, this.tools.books);
  }

  /** Why an action is refused, in French with plain spaces; empty when it is not. */
  explained(state: State, action: Action, seat?: Seat): string {
    const refused = this.refusal(state, action, seat);
    return refused === null ? '' : text.refusal(refused).replaceAll(/[\u00a0\u202f]/g, ' ');
  }

  /** What comes of the end of the sand. */
  late(state: State, now = 0): readonly Fact[] {
    return expire(state, { ...this.tools, now });
  }

  /** What comes of an action of the player whose turn it is, or of another. */
  facts(state: State, action: Action, seat: Seat = state.turn): readonly Fact[] {
    const refused = this.refusal(state, action, seat);
    if (refused !== null) throw new Error(`${action.kind} is refused: ${JSON.stringify(refused)}`);
    return decide(state, seat, action, this.tools);
  }

  after(state: State, ...actions: readonly (Action | { readonly seat: Seat; readonly action: Action })[]): State {
    return actions.reduce<State>((now, asked) => {
      const { seat, action } = 'action' in asked ? asked : { seat: now.turn, action: asked };
      return this.facts(now, action, seat).reduce(evolve, now);
    }, state);
  }
}

export const FINISH: Extract<Action, { kind: 'finish' }> = { kind: 'finish', discard: null, takesTop: false };

/** A turn closed with a discard. */
export function discarding(name: string, { takesTop = false } = {}): Action {
  return { kind: 'finish', discard: card(name), takesTop };
}

export function followedBy(state: State, facts: readonly Fact[]): State {
  return facts.reduce<State>(evolve, state);
}

/** The kinds of some facts, in order. */
export function kinds(facts: readonly Fact[]): string {
  return facts.map(({ kind }) => kind).join(' ');
}

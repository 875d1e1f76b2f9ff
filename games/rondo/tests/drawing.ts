// Knows how to draw a position of Rondo as text, for tests.

import { handAfter } from '@boite/kernel';
import type { Letter } from '@boite/language';
import { RONDO_DECK } from '../rules/deck.ts';
import { evolve } from '../rules/evolve.ts';
import { readOptions } from '../rules/form.ts';
import { readHolder } from '../rules/holder.ts';
import type { Card, Compartment, Fact, Holder, Laid, Options, Placement, Play, State } from '../types.ts';

/** Cards as text: `AE*_` is A, E, a joker and a gomme. */
export function cardsDrawn(text: string): readonly Card[] {
  return [...text].map((sign) => (sign === '*' ? 'joker' : sign === '_' ? 'gomme' : (sign as Letter)));
}

/** A holder as text: `_MAR*E`, see `readHolder`. */
export function holder(text: string): Holder {
  const read = readHolder(text);
  if (read === null) throw new TypeError(`not a holder: ${text}`);
  return read;
}

/**
 * A play as text, a sign a compartment: `.` leaves it, a letter covers it, `*E` is a joker as E, `_` a gomme, `#A` the card A face
 * down. A `+` stands beside the new compartment: `+A....` or `....+S`.
 */
export function playDrawn(text: string): Play {
  const lengthen = text.startsWith('+') ? 'start' : text.includes('+') ? 'end' : null;
  const signs = text.replace('+', '').match(/[*#]?[A-Z]|#[*_]|[._]/g) ?? [];
  return { lengthen, placements: signs.flatMap((sign, at) => (sign === '.' ? [] : [placementDrawn(sign, at)])) };
}

function placementDrawn(sign: string, at: number): Placement {
  const [card] = cardsDrawn(sign.at(-1) as string) as [Card];
  if (sign.startsWith('#')) return { at, card, as: null, faceDown: true };
  if (sign.startsWith('*')) return { at, card: 'joker', as: card as Letter, faceDown: false };
  return { at, card, as: null, faceDown: false };
}

interface RondoDrawing {
  readonly holder?: string;
  readonly hands: readonly string[];
  /** How many cards of the pile are left; all by default. */
  readonly pile?: number;
  readonly options?: Partial<Options>;
  readonly youngest?: number;
}

/** A position in which the first seat is to play, with all 110 cards somewhere. */
export function rondoDrawn({ holder: drawn = '', hands, pile, options = {}, youngest }: RondoDrawing): State {
  const opened: Fact = { kind: 'opened', first: 0, by: 'chance', words: [] };
  const turn: Fact = { kind: 'turn', seat: 0, deadline: options.sablier ? options.sablier * 1000 : null };
  const state = [opened, turn].reduce(evolve, dealDrawn({ hands, options, youngest: youngest ?? null }));
  const compartments = holder(drawn).map(compartment);
  const rest = handAfter(
    state.pile,
    compartments.map(({ card }) => card),
  );
  const left = pile ?? rest.length;
  return { ...state, compartments, pile: rest.slice(0, left), covered: rest.slice(left).map(buried) };
}

/** The very beginning, before anyone has shown a word. */
export function dealDrawn({
  hands,
  options,
  youngest,
}: {
  hands: readonly string[];
  options: Partial<Options>;
  youngest: number | null;
}): State {
  const held = hands.map(cardsDrawn);
  const read = readOptions({ sablier: null, ...options });
  if (read === null) throw new TypeError('options cannot be read');
  return evolve(null, {
    kind: 'dealt',
    options: read,
    youngest,
    hands: held,
    pile: handAfter(RONDO_DECK, held.flat()),
    deadline: null,
  });
}

/** Out of play without having been seen. */
function buried(card: Card): Compartment {
  return { laid: { kind: 'back' }, card };
}

function compartment(laid: Laid): Compartment {
  const card = laid.kind === 'letter' ? laid.letter : laid.kind === 'back' ? 'A' : laid.kind;
  return { laid, card };
}

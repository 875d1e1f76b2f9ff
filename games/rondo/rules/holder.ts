// Knows the holder: the row of compartments, the word that shows on it, and what a play makes of it. (RULES.md 3)

import { isLetter, type Letter } from '@boite/language';
import type { Compartment, Holder, Laid, Placement, Play, VisiblePlay } from '../types.ts';

/** A gomme, or a card face down: it erases the end of a word. */
export function isEraser(laid: Laid): laid is Extract<Laid, { kind: 'gomme' | 'back' }> {
  return laid.kind === 'gomme' || laid.kind === 'back';
}

/** The word that shows: the visible letters from left to right. */
export function wordOn(holder: Holder): string {
  return holder.map((laid) => (isEraser(laid) ? '' : laid.letter)).join('');
}

/** Whether the letters touch, with nothing but erasers before and after them. */
export function isOneRun(holder: Holder): boolean {
  const shape = holder.map((laid) => (isEraser(laid) ? '_' : 'L')).join('');
  return /^_*L+_*$/.test(shape);
}

/** A card as it will lie. A joker must already have its letter. */
export function laidBy({ card, as, faceDown }: Placement): Laid {
  if (faceDown) return { kind: 'back' };
  if (card === 'gomme') return { kind: 'gomme' };
  if (card === 'joker') return { kind: 'joker', letter: as as Letter };
  return { kind: 'letter', letter: card };
}

/** The compartments with a new one, still empty, where the play lengthens the holder; the first play opens three. */
export function withNewCompartment<Cell>(
  cells: readonly Cell[],
  play: Pick<Play, 'lengthen' | 'placements'>,
): readonly (Cell | null)[] {
  if (cells.length === 0) return play.placements.map(() => null);
  if (play.lengthen === 'start') return [null, ...cells];
  if (play.lengthen === 'end') return [...cells, null];
  return cells;
}

/** What shows once the cards of a legal play have been laid. */
export function holderAfter(holder: Holder, play: Play): Holder {
  const cells = [...withNewCompartment(holder, play)];
  for (const placement of play.placements) cells[placement.at] = laidBy(placement);
  return cells as Holder;
}

/** The compartments after a legal play, and the cards it covered. */
export function compartmentsAfter(compartments: readonly Compartment[], play: Play) {
  const cells = [...withNewCompartment(compartments, play)];
  const covered: Compartment[] = [];
  for (const placement of play.placements) {
    const under = cells[placement.at];
    if (under) covered.push(under);
    cells[placement.at] = { laid: laidBy(placement), card: placement.card };
  }
  return { compartments: cells as Compartment[], covered };
}

/** A play as everyone sees it. */
export function visiblePlay({ lengthen, placements }: Play): VisiblePlay {
  return { lengthen, placements: placements.map((placement) => ({ at: placement.at, laid: laidBy(placement) })) };
}

/** A holder drawn as text: `_MAR*E` is a gomme, M, A, R and a joker standing for E; `#` is a card face down. Null when unreadable. */
export function readHolder(text: string): Holder | null {
  const signs = text.match(/\*?[A-Z]|[_#]/g) ?? [];
  if (signs.join('') !== text) return null;
  return signs.map(readLaid);
}

function readLaid(sign: string): Laid {
  if (sign === '_') return { kind: 'gomme' };
  if (sign === '#') return { kind: 'back' };
  const letter = sign.at(-1) as string;
  if (!isLetter(letter)) throw new TypeError(`not a letter: ${letter}`);
  return { kind: sign.startsWith('*') ? 'joker' : 'letter', letter };
}

export function writtenHolder(holder: Holder): string {
  const signs = { letter: '', joker: '*', gomme: '_', back: '#' } as const;
  return holder.map((laid) => signs[laid.kind] + (isEraser(laid) ? '' : laid.letter)).join('');
}

// When a player says STOP: sure of the words, or in haste because someone else is close to them.

import type { Seat } from '@boite/kernel';
import { happens } from '../../manners/luck.ts';
import type { Action, Asking, Supposed, View } from '../types.ts';
import { type Belief, confidence, type DicoSituation, likeliest, opponents } from './deduction.ts';
import { SURE_IN_HASTE, SURE_WHEN_RASH, TEMPERS } from './habits.ts';
import { toFind } from './needs.ts';

/** The words that a player would give; null when nothing at all comes to mind for someone. */
export function announcement({ view, books }: DicoSituation, believed: readonly Belief[]): Action | null {
  const supposed = toFind(believed, view.toName).flatMap((belief): readonly Supposed[] => {
    const word = likeliest(belief, books.lexicon);
    return word === null ? [] : [{ of: belief.of, word }];
  });
  return supposed.length === view.toName ? { kind: 'announce', supposed } : null;
}

/** How likely it seems that STOP would be right, from 0 to 1. Nobody says a word that does not come to mind. */
export function certainty(believed: readonly Belief[], toName: number): number {
  const found = toFind(believed, toName);
  const isOnTongue = found.every(({ isFamiliar }) => isFamiliar);
  return isOnTongue ? found.reduce((sure, belief) => sure * confidence(belief), 1) : 0;
}

/** Whether STOP is said in a rash moment, although something is left to learn. */
export function isRash({ level, chance }: DicoSituation, sure: number): boolean {
  return sure >= SURE_WHEN_RASH && happens(chance, TEMPERS[level].rash);
}

/** Whether someone else is so close that one had better dare. */
export function isHurried({ view, seat }: DicoSituation, sure: number): boolean {
  return sure >= SURE_IN_HASTE && opponents(seat, view.seats).some((rival) => isClose(view, rival));
}

/** How much of a word each question gives away, of 1. */
const SHARES: Readonly<Record<Asking, number>> = { definition: 1, fin: 0.7, debut: 0.6, page: 0.2 };
/** What may be missing when the end is near. */
const NEAR = 0.5;

/** Whether someone has asked enough to be about to say STOP. */
function isClose({ seats, questions, eliminated, toName }: View, rival: Seat): boolean {
  if (eliminated[rival]) return false;
  const asked = questions.filter(({ by }) => by === rival);
  const shares = opponents(rival, seats).map((opponent) =>
    Math.min(
      1,
      asked.reduce((sum, { of, about }) => (of === opponent ? sum + SHARES[about] : sum), 0),
    ),
  );
  const known = shares.sort((one, other) => other - one).slice(0, toName);
  return known.reduce((sum, share) => sum + share, 0) >= toName - NEAR;
}

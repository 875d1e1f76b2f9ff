// Knows rebuses once they are judged: which stand on the board, which the arbitre refuses, which the others refused.

import { spelled } from '@boite/language';
import type { RebusObjection } from '../../ear-refusal.ts';
import type { BoardRebus, RefusedRow } from '../types.ts';

/** A rebus that the arbitre refuses. */
type ObjectedRebus = BoardRebus & { readonly objection: RebusObjection };

export function objected(rebuses: readonly BoardRebus[]): readonly ObjectedRebus[] {
  return rebuses.filter((rebus): rebus is ObjectedRebus => rebus.objection !== null);
}

/** A rebus as it is remembered once the others refused it: its tokens, and the letters of its text. */
export function refusedRowKey({ given, text }: BoardRebus): RefusedRow {
  const letters = spelled(text.replaceAll(/\P{L}/gu, '')) ?? text;
  return `${given.map(({ token }) => token).join('+')}=${letters}`;
}

/** Runs that were lengthened are read anew. */
export function rebusesAfter(before: readonly BoardRebus[], formed: readonly BoardRebus[]): readonly BoardRebus[] {
  return [...before.filter((old) => !formed.some((rebus) => holds(rebus, old))), ...formed];
}

function holds(rebus: BoardRebus, old: BoardRebus): boolean {
  if (rebus.direction !== old.direction) return false;
  const [line, start] = rebus.direction === 'across' ? (['row', 'column'] as const) : (['column', 'row'] as const);
  const offset = old[start] - rebus[start];
  return rebus[line] === old[line] && offset >= 0 && offset < rebus.given.length;
}

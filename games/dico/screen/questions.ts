// How the questions that everyone heard are counted: a line for each asker and each one asked.

import type { Seat } from '@boite/kernel';
import type { Asking, OpenQuestion } from '../types.ts';

export interface QuestionRow {
  readonly by: Seat;
  readonly of: Seat;
  readonly counts: Readonly<Partial<Record<Asking, number>>>;
}

/** In the order of the seats. */
export function questionRows(questions: readonly OpenQuestion[]): readonly QuestionRow[] {
  const groups = Map.groupBy(questions, ({ by, of }) => `${by} ${of}`);
  return [...groups.values()].flatMap(rowOf).sort((one, other) => one.by - other.by || one.of - other.of);
}

function rowOf(questions: readonly OpenQuestion[]): readonly QuestionRow[] {
  const [first] = questions;
  if (first === undefined) return [];
  const counts = Object.fromEntries(
    [...Map.groupBy(questions, ({ about }) => about)].map(([about, same]) => [about, same.length]),
  );
  return [{ by: first.by, of: first.of, counts }];
}

// What a benchmark says: what was measured, against what, and whether it holds.

export interface BenchRow {
  readonly name: string;
  /** Our figure and the other one, with their unit. */
  readonly measured: string;
  /** How many times better we are, or how many times something grew. */
  readonly ratio: number;
  /** What must hold, and what we want; null when the row only informs. */
  readonly aim: BenchAim | null;
}

export type BenchAim =
  | { readonly atLeast: number; readonly stretch: number | null }
  | { readonly atMost: number; readonly stretch: number | null };

export type RowVerdict = 'stretch' | 'ok' | 'below floor' | '';

export function rowVerdict({ ratio, aim }: BenchRow): RowVerdict {
  if (aim === null) return '';
  const holds = (bound: number): boolean => ('atLeast' in aim ? ratio >= bound : ratio <= bound);
  if (!holds('atLeast' in aim ? aim.atLeast : aim.atMost)) return 'below floor';
  return aim.stretch !== null && holds(aim.stretch) ? 'stretch' : 'ok';
}

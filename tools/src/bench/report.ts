// How the rows are shown: a table for people, one JSON value for scripts.

import type { RaceEffort } from './measure.ts';
import { type BenchAim, type BenchRow, rowVerdict } from './row.ts';

/** What the figures depend on. */
export interface BenchConditions extends RaceEffort {
  readonly node: string;
  readonly words: number;
}

export function rowTable(rows: readonly BenchRow[], { node, words, rounds, ms }: BenchConditions): string {
  const cells = rows.map((row) => [row.name, row.measured, ratioText(row.ratio), ...aimCells(row.aim), rowVerdict(row)]);
  const heading = ['what', 'measured', 'ratio', 'floor', 'stretch', ''];
  return [`Node ${node}, ${words} words, the middle of ${rounds} rounds of ${ms} ms`, ...inColumns([heading, ...cells])].join(
    '\n',
  );
}

function inColumns(lines: readonly (readonly string[])[]): readonly string[] {
  const widths = lines.reduce<number[]>((widest, line) => line.map((cell, at) => Math.max(widest[at] ?? 0, cell.length)), []);
  const padded = (line: readonly string[]) => line.map((cell, at) => cell.padEnd(widths[at] ?? 0));
  return lines.map((line) => padded(line).join('  ').trimEnd());
}

export function rowJson(rows: readonly BenchRow[], conditions: BenchConditions): string {
  const judged = rows.map((row) => ({ ...row, verdict: rowVerdict(row) }));
  return JSON.stringify({ ...conditions, rows: judged, holds: allHold(rows) });
}

export function allHold(rows: readonly BenchRow[]): boolean {
  return rows.every((row) => rowVerdict(row) !== 'below floor');
}

function aimCells(aim: BenchAim | null): readonly [string, string] {
  if (aim === null) return ['', ''];
  const [sign, floor] = 'atLeast' in aim ? ['≥', aim.atLeast] : ['≤', aim.atMost];
  return [`${sign} ${ratioText(floor)}`, aim.stretch === null ? '' : `${sign} ${ratioText(aim.stretch)}`];
}

function ratioText(ratio: number): string {
  return `×${ratio >= 100 ? ratio.toFixed(0) : ratio >= 10 ? ratio.toFixed(1) : ratio.toFixed(2)}`;
}

const UNIT_PREFIXES = [
  { from: 1e6, by: 1e6, sign: ' M' },
  { from: 1e3, by: 1e3, sign: ' k' },
  { from: 0, by: 1, sign: '' },
];

/** « 12.3 M moves/s »: three figures, and the unit. */
export function amount(number: number, unit: string): string {
  const { by, sign } = UNIT_PREFIXES.find(({ from }) => number >= from) ?? { by: 1, sign: '' };
  return `${Number((number / by).toPrecision(3))}${sign} ${unit}`;
}

// Knows the days on which this device has finished the draw of the day, and how many in a row.

import { lasting } from '../../device/memory.ts';

export interface DailyResult {
  readonly points: number;
  readonly rebuses: number;
  /** The solver's points; null until it has looked. */
  readonly best: number | null;
  /** What is told to others. */
  readonly text: string;
}

const RESULT = 'daily/result/';
const TABLE = 'daily/table/';

export function resultOf(day: string): DailyResult | null {
  return lasting.recall(RESULT + day);
}

export function keepResult(day: string, result: DailyResult): void {
  lasting.remember(RESULT + day, result);
}

/** Where the draw of a day is played on this device. */
export function tableOf(day: string): string | null {
  return lasting.recall(TABLE + day);
}

export function keepTable(day: string, code: string): void {
  lasting.remember(TABLE + day, code);
}

function playedDays(): readonly string[] {
  return lasting.keys().flatMap((key) => (key.startsWith(RESULT) ? [key.slice(RESULT.length)] : []));
}

export function streakOn(today: string): number {
  return streakOf(playedDays(), today);
}

/** The streak once a day is played. */
export function streakWith(day: string): number {
  return streakOf([...playedDays(), day], day);
}

/** How many days in a row up to today; a streak lives until the end of the day after. */
export function streakOf(days: readonly string[], today: string): number {
  const played = new Set(days);
  let day = played.has(today) ? today : dayBefore(today);
  let streak = 0;
  for (; played.has(day); day = dayBefore(day)) streak += 1;
  return streak;
}

function dayBefore(day: string): string {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}

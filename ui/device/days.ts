// The challenges of days that this device has finished, and how they went.

import { deviceMemory } from './memory.ts';

export interface DayResult {
  readonly points: number;
  /** The solver's points; null until it has looked. */
  readonly best: number | null;
  /** What is told to others. */
  readonly text: string;
}

const DAYS_KEPT = 'days/';

function keyOf(game: string, day: string): string {
  return `${DAYS_KEPT}${game}/${day}`;
}

export function dayResult<Result extends DayResult = DayResult>(game: string, day: string): Result | null {
  return deviceMemory.recall(keyOf(game, day));
}

export function keepDayResult(game: string, day: string, result: DayResult): void {
  deviceMemory.remember(keyOf(game, day), result);
}

export function daysWithResult(game: string): readonly string[] {
  const before = keyOf(game, '');
  return deviceMemory.keys().flatMap((key) => (key.startsWith(before) ? [key.slice(before.length)] : []));
}

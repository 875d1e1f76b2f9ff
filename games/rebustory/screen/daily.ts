// The days on which this device has finished the draw of the day, and how many in a row.

import { dayName, dayOf, streakOf } from '@boite/kernel';
import { type DayResult, dayResult, daysWithResult, keepDayResult } from '@boite/ui/device/days.ts';
import { deviceMemory } from '@boite/ui/device/memory.ts';
import type { DailyProps } from '@boite/ui/screen.ts';
import { DAY_OPTIONS } from '../rules/day-options.ts';
import type { RebustoryTypes } from '../types.ts';

export interface DailyResult extends DayResult {
  readonly rebuses: number;
}

const GAME_OF_DAYS = 'rebustory';
const TABLE_KEY = 'daily/table/';

type Home = DailyProps<RebustoryTypes>;

function resultOf(day: string): DailyResult | null {
  return dayResult<DailyResult>(GAME_OF_DAYS, day);
}

/** The first time counts: once the cards are known, it is another game. */
export function keepResult(day: string, result: DailyResult): void {
  const first = resultOf(day);
  const isSame = first === null || first.points === result.points;
  if (isSame && (first === null || result.best !== null)) keepDayResult(GAME_OF_DAYS, day, result);
}

/** What the home page says of today. */
export interface Today {
  readonly day: string;
  /** « 15 novembre ». */
  readonly name: string;
  readonly result: DailyResult | null;
  readonly hasBegun: boolean;
  readonly streak: number;
}

export function todayOn(isKept: Home['isKept']): Today {
  const day = dayOf(Date.now());
  const hasBegun = tableOn(day, isKept) !== null;
  return { day, name: dayName(day), result: resultOf(day), hasBegun, streak: streakOf(playedDays(), day) };
}

/** The code of today's draw on this device, begun now or before. */
export async function todaysTable({ begin, isKept }: Pick<Home, 'begin' | 'isKept'>): Promise<string> {
  const day = dayOf(Date.now());
  const code = tableOn(day, isKept) ?? (await begin(DAY_OPTIONS));
  deviceMemory.remember(TABLE_KEY + day, code);
  return code;
}

/** Null when it was never begun, or has made room for other games since. */
function tableOn(day: string, isKept: Home['isKept']): string | null {
  const code = deviceMemory.recall<string>(TABLE_KEY + day);
  return code !== null && isKept(code) ? code : null;
}

/** Days on which something was laid. */
function playedDays(): readonly string[] {
  return daysWithResult(GAME_OF_DAYS).filter((day) => (resultOf(day)?.rebuses ?? 0) > 0);
}

/** The streak once a day is played. */
export function streakWith(day: string): number {
  return streakOf([...playedDays(), day], day);
}

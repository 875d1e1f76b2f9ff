// The days on which this device has finished the draw of the day, and how many in a row.

import { deviceMemory } from '@boite/ui/device/memory.ts';
import type { DailyProps } from '@boite/ui/screen.ts';
import { dayName, dayOf } from '../rules/calendar.ts';
import type { Options, RebustoryTypes } from '../types.ts';
import { streakOf } from './streak.ts';

export interface DailyResult {
  readonly points: number;
  readonly rebuses: number;
  /** The solver's points; null until it has looked. */
  readonly best: number | null;
  /** What is told to others. */
  readonly text: string;
}

/** The same for everyone. */
const DAILY_OPTIONS: Partial<Options> = {
  edition: 'compacte',
  way: 'tirage',
  daily: true,
  tolerance: 'souple',
  judging: 'arbitre',
  sablier: null,
};

const RESULT_KEY = 'daily/result/';
const TABLE_KEY = 'daily/table/';

type Home = DailyProps<RebustoryTypes>;

function resultOf(day: string): DailyResult | null {
  return deviceMemory.recall(RESULT_KEY + day);
}

/** The first time counts: once the cards are known, it is another game. */
export function keepResult(day: string, result: DailyResult): void {
  const first = resultOf(day);
  const isSame = first === null || first.points === result.points;
  if (isSame && (first === null || result.best !== null)) deviceMemory.remember(RESULT_KEY + day, result);
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
  const code = tableOn(day, isKept) ?? (await begin(DAILY_OPTIONS));
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
  const days = deviceMemory.keys().flatMap((key) => (key.startsWith(RESULT_KEY) ? [key.slice(RESULT_KEY.length)] : []));
  return days.filter((day) => (resultOf(day)?.rebuses ?? 0) > 0);
}

/** The streak once a day is played. */
export function streakWith(day: string): number {
  return streakOf([...playedDays(), day], day);
}

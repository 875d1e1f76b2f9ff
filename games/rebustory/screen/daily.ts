// Knows the days on which this device has finished the draw of the day, and how many in a row.

import { lasting } from '@boite/ui/device/memory.ts';
import { dayOf } from '../rules/day.ts';
import { frenchDay } from './sharing.ts';
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
const OPTIONS = { edition: 'compacte', way: 'tirage', daily: true, tolerance: 'souple', judging: 'arbitre', sablier: null };

const RESULT = 'daily/result/';
const TABLE = 'daily/table/';

function resultOf(day: string): DailyResult | null {
  return lasting.recall(RESULT + day);
}

/** The first time counts: once the cards are known, it is another game. */
export function keepResult(day: string, result: DailyResult): void {
  const first = resultOf(day);
  const isSame = first === null || first.points === result.points;
  if (isSame && (first === null || result.best !== null)) lasting.remember(RESULT + day, result);
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

export function today(): Today {
  const day = dayOf(Date.now());
  return { day, name: frenchDay(day), result: resultOf(day), hasBegun: tableOf(day) !== null, streak: streakOn(day) };
}

/** The address of today's draw on this device, begun now or before; `begin` opens a table for one person alone. */
export async function todaysTable(begin: (options: object) => Promise<string>): Promise<string> {
  const day = dayOf(Date.now());
  const code = tableOf(day) ?? (await begin(OPTIONS));
  lasting.remember(TABLE + day, code);
  return `/ici/${code}`;
}

/** Null when it was never begun, or has made room for other games since. */
function tableOf(day: string): string | null {
  const code = lasting.recall<string>(TABLE + day);
  return code !== null && lasting.keys().includes(`tables/${code}`) ? code : null;
}

function playedDays(): readonly string[] {
  return lasting.keys().flatMap((key) => (key.startsWith(RESULT) ? [key.slice(RESULT.length)] : []));
}

function streakOn(today: string): number {
  return streakOf(playedDays(), today);
}

/** The streak once a day is played. */
export function streakWith(day: string): number {
  return streakOf([...playedDays(), day], day);
}

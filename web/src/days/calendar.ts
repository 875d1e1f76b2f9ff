// The days of a month as a calendar shows them, and those on which this device has played.

import titles from 'virtual:shelf';
import { titleOf } from '@boite/games/page.ts';
import { dayPlus } from '@boite/kernel';
import { dayResult, daysWithResult } from '@boite/ui/device/days.ts';

/** The games that have a challenge each day. */
export const CHALLENGES = titles.filter(({ id }) => titleOf(id)?.coach);

/** Days on which something was found, in any game. */
export function daysPlayed(): readonly string[] {
  const days = CHALLENGES.flatMap(({ id }) => daysWithResult(id).filter((day) => (dayResult(id, day)?.points ?? 0) > 0));
  return [...new Set(days)];
}

/** How many challenges of a day are finished here. */
export function finishedOn(day: string): number {
  return CHALLENGES.filter(({ id }) => dayResult(id, day) !== null).length;
}

/** Weeks from Monday to Sunday; null for the days of other months. */
export function monthOf(day: string): readonly (readonly (string | null)[])[] {
  const first = `${day.slice(0, 8)}01`;
  const before = (new Date(`${first}T12:00:00Z`).getUTCDay() + 6) % 7;
  const cells = Array.from({ length: 42 }, (_, nth) => dayPlus(first, nth - before));
  const shown = cells.map((cell) => (cell.slice(0, 7) === day.slice(0, 7) ? cell : null));
  return [0, 1, 2, 3, 4, 5]
    .map((week) => shown.slice(7 * week, 7 * week + 7))
    .filter((week) => week.some((cell) => cell !== null));
}

/** « novembre 2026 ». */
export function monthName(day: string): string {
  return new Intl.DateTimeFormat('fr', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`));
}

/** A day of the month before or after. */
export function monthBeside(day: string, by: -1 | 1): string {
  return by < 0 ? dayPlus(`${day.slice(0, 8)}01`, -1) : dayPlus(`${day.slice(0, 8)}28`, 4);
}

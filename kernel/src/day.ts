// Knows which day it is for what is the same for everyone of a day, until midnight in Paris, and what it is called.

const PARIS = new Intl.DateTimeFormat('fr-CA', {
  timeZone: 'Europe/Paris',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** « 2026-11-15 » */
export function dayOf(now: number): string {
  return PARIS.format(now);
}

/** Whether a text is a day of the calendar: « 2026-02-30 » is none. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && dayPlus(text, 0) === text;
}

/** « 15 novembre ». */
export function dayName(day: string): string {
  return new Intl.DateTimeFormat('fr', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(noonOf(day));
}

/** So many days later, or earlier. */
export function dayPlus(day: string, days: number): string {
  const noon = noonOf(day) + days * DAY_MS;
  return Number.isNaN(noon) ? '' : new Date(noon).toISOString().slice(0, 10);
}

/** A moment of that day, in Paris too. */
export function noonOf(day: string): number {
  return Date.parse(`${day}T12:00:00Z`);
}

const DAY_MS = 86_400_000;

/** How many days in a row up to today; a streak lives until the end of the day after. */
export function streakOf(days: readonly string[], today: string): number {
  const played = new Set(days);
  let day = played.has(today) ? today : dayPlus(today, -1);
  let streak = 0;
  for (; played.has(day); day = dayPlus(day, -1)) streak += 1;
  return streak;
}

/** A number for a text. (FNV-1a) */
export function seedOf(text: string): number {
  return Array.from(text).reduce((hash, sign) => Math.imul(hash ^ sign.charCodeAt(0), 0x01000193) >>> 0, 0x811c9dc5);
}

// Knows which day it is for the cards of the day, until midnight in Paris, and what it is called. (RULES.md 8.3)

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

/** « 15 novembre ». */
export function dayName(day: string): string {
  return new Intl.DateTimeFormat('fr', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`));
}

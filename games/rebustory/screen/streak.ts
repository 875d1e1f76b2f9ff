// How many days in a row something was done.

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

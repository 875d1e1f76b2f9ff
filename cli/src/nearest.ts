// The name that was meant by one that is nearly right.

/** Letters that may be wrong, missing, too many or in the wrong place. */
const MOST_SLIPS = 2;

/** Null when none is near. */
export function nearestName(typed: string, names: readonly string[]): string | null {
  const [nearest] = names
    .map((name) => ({ name, slips: slipsBetween(typed, name) }))
    .filter(({ name, slips }) => slips <= MOST_SLIPS && slips < name.length)
    .sort((one, other) => one.slips - other.slips);
  return nearest?.name ?? null;
}

/** How many letters must be put, left out or replaced. (Levenshtein) */
function slipsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [nth, sign] of [...one].entries()) {
    const next = [nth + 1];
    for (let at = 1; at <= other.length; at++) {
      const replaced = (row[at - 1] as number) + (sign === other[at - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[at] as number) + 1, (next[at - 1] as number) + 1));
    }
    row = next;
  }
  return row.at(-1) as number;
}

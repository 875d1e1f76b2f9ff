// When the sand of a table stands still: while nobody is there, in a pause, and while someone awaited is away.

import { daysOfSand, type Seat } from '@boite/kernel';
import { accordsOf, isWaitedFor } from './accords.ts';
import type { Presence } from './presence.ts';
import type { Round } from './round.ts';
import type { StoredTable } from './store.ts';
import { SAND_PATIENCE } from './waiting.ts';

export interface Stillness {
  readonly table: StoredTable;
  readonly round: Round | null;
  readonly presence: Presence;
}

/** Whether someone awaited has a line that looks open, and is not heard: it is soon known whether they are there. */
export function isDoubtful({ table, round, presence }: Stillness): boolean {
  return (round?.about.awaiting ?? []).some((seat) => {
    const place = table.seats[seat];
    return place !== undefined && presence.awayFor(place) === 0 && presence.silentFor(place) > 0;
  });
}

/** For how long it should have been standing still by now; null when it flows. */
export function stillFor({ table, round, presence }: Stillness): number | null {
  if (accordsOf(table).isPaused) return 0;
  // Over days nobody is expected to be there.
  if (daysOfSand(table.options) !== null) return null;
  if (!presence.isAttended(table.seats)) return 0;
  const silences = waitedFor(round).flatMap((seat) => {
    const place = table.seats[seat];
    const silence = place === undefined ? 0 : presence.silentFor(place);
    return silence > 0 && (silence < SAND_PATIENCE || isWaitedFor(table, seat)) ? [silence] : [];
  });
  return silences.length === 0 ? null : Math.max(...silences);
}

/** Those awaited, but for those who are acted for when they are away. */
function waitedFor(round: Round | null): readonly Seat[] {
  if (round === null) return [];
  const { replaceable = [] } = round.match.game.awaiting(round.match.state);
  return round.about.awaiting.filter((seat) => !replaceable.includes(seat));
}

// The turn in which the lead changed hands for the last time.

import type { ReviewedTurn, Seat } from '@boite/kernel';

type ScoredTurn = Pick<ReviewedTurn, 'seat' | 'points'>;

/** Null when one person led from their first turn on, or nobody does. */
export function turningPoint<Turn extends ScoredTurn>(turns: readonly Turn[]): Turn | null {
  const totals = new Map<Seat, number>();
  let leader: Seat | null = null;
  let turning: Turn | null = null;
  for (const turn of turns) {
    totals.set(turn.seat, (totals.get(turn.seat) ?? 0) + turn.points);
    const ahead = onlyLeader(totals);
    if (ahead === null || ahead === leader) continue;
    turning = leader === null ? null : turn;
    leader = ahead;
  }
  return turning;
}

function onlyLeader(totals: ReadonlyMap<Seat, number>): Seat | null {
  const most = Math.max(...totals.values());
  const first = [...totals].filter(([, total]) => total === most);
  return first.length === 1 ? (first[0]?.[0] ?? null) : null;
}

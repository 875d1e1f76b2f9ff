// Knows when a shared device must change hands: whom the curtain calls before anything secret shows.

import { clockwiseFrom, type Seat } from '@boite/kernel';

export interface Hands {
  /** The seats held by this device. */
  readonly yours: readonly Seat[];
  readonly awaiting: readonly Seat[];
  /** How many seats the table has. */
  readonly count: number;
  /** The seat of the person who has the device before the eyes; null when nobody has said so. */
  readonly holding: Seat | null;
}

/** The people the curtain calls, the next one first; none when it is open. */
export function called({ yours, awaiting, count, holding }: Hands): readonly Seat[] {
  if (yours.length < 2) return [];
  const awaited = clockwiseFrom(((holding ?? -1) + 1) % count, count).filter(
    (seat) => yours.includes(seat) && awaiting.includes(seat),
  );
  const isHeld = holding !== null && yours.includes(holding);
  if (isHeld && (awaited.length === 0 || awaited.includes(holding))) return [];
  return awaited.length > 0 ? awaited : yours;
}

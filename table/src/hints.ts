// Hints at a table: an option of its people, always given to whoever plays alone; each one taken is counted.

import type { HintsView, Requests } from '@boite/protocol';
import type { Occasion, Playing } from './occasion.ts';
import { type Changed, patched } from './ruling.ts';
import type { StoredTable } from './store.ts';

export const NO_HINTS: HintsView = { isAllowed: false, taken: [] };

export function hintsAt({ seats, hints = NO_HINTS }: Pick<StoredTable, 'seats' | 'hints'>): HintsView {
  const isAlone = seats.flatMap(({ people }) => people).length < 2;
  return { ...hints, isAllowed: hints.isAllowed || isAlone };
}

export function hintsSet({ table: { hints = NO_HINTS } }: Occasion, { isAllowed }: Requests['set-hints']): Changed {
  return patched({ hints: { ...hints, isAllowed } });
}

/** The same hint is not counted twice at one step. */
export function hintTaken({ table: { hints = NO_HINTS }, round }: Playing, { seat, strength }: Requests['hint']): Changed {
  const { step } = round.match;
  const isKnown = hints.taken.some((hint) => hint.seat === seat && hint.step === step && hint.strength === strength);
  return isKnown
    ? { patch: null, round: null }
    : patched({ hints: { ...hints, taken: [...hints.taken, { seat, strength, step }] } });
}

/** Another game begins with none taken. */
export function noHintTaken({ hints = NO_HINTS }: StoredTable): Pick<StoredTable, 'hints'> {
  return { hints: { ...hints, taken: [] } };
}

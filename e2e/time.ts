// Knows a clock that goes slowly, so that no sand runs out while a test is busy.

import type { Clock } from '@boite/table';

/** A second of it takes as many real ones. */
export function slowClock(slowness: number): Clock {
  const began = Date.now();
  const now = () => began + Math.floor((Date.now() - began) / slowness);
  return {
    now,
    alarm(at, ring) {
      const alarm = setTimeout(ring, Math.max(0, at - now()) * slowness);
      return () => clearTimeout(alarm);
    },
  };
}

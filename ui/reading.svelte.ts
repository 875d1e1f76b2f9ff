// How a screen reads in a book whose next pages may still be on their way: it goes on without, and looks again when something has come.

import { StillComing } from '@boite/language';
import { onArrival } from './books/late.ts';

let arrivals = $state(0);

onArrival(() => {
  arrivals += 1;
});

/** What is found in the books; `otherwise` as long as a page of them is missing. */
export function onceRead<Found>(look: () => Found, otherwise: Found): Found {
  try {
    return look();
  } catch (error) {
    if (!(error instanceof StillComing)) throw error;
    // Read here, so that whatever shows it is drawn again.
    void arrivals;
    return otherwise;
  }
}

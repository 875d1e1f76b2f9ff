// How long a table waits for someone who has gone, in milliseconds.

/** Before the others are asked who should play for them: a page that reloads is back sooner. */
export const ABSENT_AFTER = 10_000;
/** Before another keeps the table. */
export const HOST_PATIENCE = 30_000;
/** As long as their sand stands still, unless the others agree to wait for longer. */
export const SAND_PATIENCE = 90_000;
/** As long as they could still answer: nobody decides alone while the other's phone sleeps. */
export const SAY_PATIENCE = 180_000;

// How long each thing of a line to a server may take, in milliseconds.

export const LINE_TIMES = {
  /** A line that says nothing for so long is asked for a sign of life. With the answer, below the five seconds after which a page must know. */
  silence: 1_200,
  answer: 2_400,
  /** How often a line is looked at. */
  look: 200,
  /** An answer that takes longer than this, and much longer than the last one did, is looked for elsewhere. */
  late: 600,
  betweenLooksElsewhere: 1_000,
  /** After such a silence, what the page shows may be old: it slept, or its clock stood still. */
  doubt: 4_000,
  /** How long a page that wakes up waits for a sign of life before it says that it may be wrong. */
  firstSign: 300,
  /** How long an answer to a request may take on a line that lives. */
  request: 10_000,
  /** How long another line may take to open while the one there is says nothing. */
  spare: 900,
  /** How soon a table that cannot be entered for a while is tried again. */
  entryRest: 2_000,
};

export const SEARCH_TIMES = {
  /** How often the house is knocked at, and when nobody looks at the page. */
  knocking: 900,
  knockingUnwatched: 4_000,
  /** How long a knock may take to be answered. */
  knock: 2_400,
  /** An attempt under way is given up for a fresh one after this long, once the house has answered; longer each time it was in vain. */
  shortestAttempt: 700,
  longestAttempt: 8_000,
  /** Without an answer, an attempt lasts this long, longer each time: a browser holds many attempts in vain against us. */
  shortestBlind: 1_500,
  longestBlind: 40_000,
};

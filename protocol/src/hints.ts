// What a table and its pages say about hints: whether they may be asked for, and who took which. What they tell is worked out on the page
// of whoever asks, from what that person sees: nothing of it travels.

import type { HintStrength, Seat } from '@boite/kernel';

export type HintRequest =
  /** Host, before the game: whether hints may be asked for. Whoever plays alone always may. */
  | { readonly type: 'set-hints'; readonly isAllowed: boolean }
  /** Take a hint from one's own seat; it is counted. */
  | { readonly type: 'hint'; readonly seat: Seat; readonly strength: HintStrength };

/** At a step of the game, each strength counts once. */
export interface HintTaken {
  readonly seat: Seat;
  readonly strength: HintStrength;
  readonly step: number;
}

export interface HintsView {
  readonly isAllowed: boolean;
  /** In the game on the table. */
  readonly taken: readonly HintTaken[];
}

// The people of a table from one game to the next: who looks on by name, who plays the next one, who leaves or is removed, what they
// have won together and settled between them.

import type { Seat } from '@boite/kernel';

export type CompanyRequest =
  /** Say one's name without a seat, and whether one plays the next game. */
  | { readonly type: 'look-on'; readonly name: string; readonly plays: boolean }
  /** Sit the next game out, or take it back. */
  | { readonly type: 'sit-out'; readonly seat: Seat; readonly isOut: boolean }
  /** Leave the table for good, with everything of this device there; not while one plays. */
  | { readonly type: 'leave' }
  /** Say whether someone, by their name, should be removed; `seat` is one's own. */
  | { readonly type: 'remove'; readonly seat: Seat; readonly who: string; readonly agree: boolean }
  /** Strike a precedent out. */
  | { readonly type: 'strike'; readonly game: string; readonly precedent: string }
  /** Host: what was won so far is put away, and counting begins again. */
  | { readonly type: 'new-season' };

/** How often someone played a game at a table, and won it. */
export interface TallyLine {
  readonly name: string;
  readonly game: string;
  readonly played: number;
  readonly won: number;
}

/** What was won until a season was closed. */
export interface Season {
  readonly until: number;
  readonly tally: readonly TallyLine[];
}

/** A word or a reading that the others accepted by vote against the arbitre: known the next time. */
export interface Precedent {
  readonly game: string;
  /** As the rules of the game know it. */
  readonly key: string;
  /** As people read it. */
  readonly text: string;
  readonly at: number;
}

/** Someone at the table without a seat. */
export interface OnlookerView {
  readonly name: string;
  /** Whether they play the next game. */
  readonly plays: boolean;
  readonly isHere: boolean;
  readonly isYours: boolean;
}

export interface CompanyView {
  readonly onlookers: readonly OnlookerView[];
  /** The seats that sit the next game out. */
  readonly out: readonly Seat[];
  /** Who may be removed, and the seats that want it. */
  readonly removals: readonly { readonly who: string; readonly agreed: readonly Seat[] }[];
  /** What was won since people came together this evening. */
  readonly evening: readonly TallyLine[];
  readonly seasons: readonly Season[];
  readonly precedents: readonly Precedent[];
  /** Whether people may write to each other freely. */
  readonly isTalkFree: boolean;
}

/** GET /api/tables/:invitation/games → the finished games of a table, the latest first. */
export interface TableGame {
  readonly id: string;
  readonly game: string;
  readonly names: readonly string[];
  /** The names of those who won; empty when nobody did. */
  readonly winners: readonly string[];
  readonly at: number;
}

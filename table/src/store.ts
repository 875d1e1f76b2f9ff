// Knows what a table needs kept for it, and under which promises.

import type { Level, Seat } from '@boite/kernel';
import type { HintsView, Precedent, PushTarget, Season, StandIn, TallyLine } from '@boite/protocol';

/** Who holds a device. Opaque here; on a server, the fingerprint of a secret. */
export type DeviceId = string;

export interface Person {
  readonly device: DeviceId;
  readonly name: string;
  /** What moves this person to the device that tells it; like a device, the fingerprint of a secret. */
  readonly key?: string;
  /** The same, written down by hand and kept for bad days. */
  readonly code?: string;
  /** Where this person is told of a turn when gone. */
  readonly push?: PushTarget | undefined;
  /** When this person sat down; tables opened before it counted do not say. */
  readonly since?: number;
}

export interface StoredSeat {
  /** More than one person may sit here. */
  readonly team: boolean;
  readonly people: readonly Person[];
  /** Plays while it is there; people in the same seat have only lent it. */
  readonly bot: {
    readonly level: Level;
    readonly name: string /** It holds the seat of someone absent. */;
    readonly untilBack?: true;
  } | null;
  /** Whether a junior sits here; tables opened before there were juniors do not say. */
  readonly junior?: boolean;
}

export interface StoredTable {
  readonly code: string;
  /** The code and a secret; tables opened before there were links with a secret have none. */
  readonly invitation?: string;
  /** 1 when the table is opened, one more at each change. */
  readonly version: number;
  readonly game: string;
  readonly options: object;
  readonly host: DeviceId;
  readonly seats: readonly StoredSeat[];
  readonly youngest: Seat | null;
  /** The game on the table; null in the lobby. */
  readonly gameId: string | null;
  readonly round: number;
  /** The game that came here under way from a device; none at other tables. */
  readonly brought?: string;
  readonly stopAsked: readonly Seat[];
  readonly retired: readonly Seat[];
  /** None at tables opened before there were any. */
  readonly accords?: Accords;
  /** What was played and won here this season; nothing at tables opened before it was counted. */
  readonly tally?: readonly TallyLine[];
  /** The same since people came together, and when a game last ended. */
  readonly evening?: Season;
  readonly seasons?: readonly Season[];
  readonly precedents?: readonly Precedent[];
  /** None at tables opened before there were any. */
  readonly hints?: HintsView;
  /** Those at the table without a seat. */
  readonly onlookers?: readonly Onlooker[];
  /** The seats that sit the next game out. */
  readonly out?: readonly Seat[];
  /** Those whom the others have removed. */
  readonly barred?: readonly DeviceId[];
  /** What was agreed on for each game that was played here. */
  readonly agreed?: Readonly<Record<string, object>>;
  /** Whether people may write to each other freely; not where it was never asked for. */
  readonly isTalkFree?: boolean;
  /** When it last changed. */
  readonly at: number;
}

/** Someone at a table without a seat, by name. */
export interface Onlooker extends Person {
  /** Whether they play the next game. */
  readonly plays: boolean;
}

/** What the people of a table agree on, and what they were asked and have not agreed on yet. */
export interface Accords {
  readonly isPaused: boolean;
  readonly pause: readonly Seat[];
  /** Asked by a seat at a step: about nothing once the game has gone on. */
  readonly takeBack: { readonly seat: Seat; readonly step: number; readonly agreed: readonly Seat[] } | null;
  readonly fillIns: readonly { readonly seat: Seat; readonly absent: Seat; readonly by: StandIn }[];
  readonly claim: { readonly seat: Seat; readonly device: DeviceId; readonly agreed: readonly Seat[] } | null;
  /** The seats that would have someone removed; none at tables kept before there were any. */
  readonly removals?: readonly { readonly seat: Seat; readonly who: string }[];
}

/** What is known of a game without replaying it. */
export interface StoredGame {
  readonly id: string;
  readonly code: string;
  readonly game: string;
  /** The players' names, in the order of their seats. */
  readonly names: readonly string[];
  readonly awaiting: readonly Seat[];
  readonly over: boolean;
  /** Those who won, once it is over; games that were over before it was kept do not say. */
  readonly winners?: readonly Seat[];
  /** Which person moved last, and how many facts there were before. */
  readonly last?: { readonly seat: Seat; readonly from: number } | undefined;
  /** Over days alone: how its sand stands, and when it runs out by the clock. */
  readonly sand?: KeptSand;
  readonly due?: number | null;
  /** When it last went on. */
  readonly at: number;
}

/** Sand that runs while nobody is there is kept with its game. */
export interface KeptSand {
  /** How far the time of the game is behind the clock. */
  readonly behind: number;
  /** Since when it stands still, by the clock; null while it flows. */
  readonly stillFrom: number | null;
}

export interface StoredFact {
  readonly at: number;
  readonly fact: { readonly kind: string };
}

/** Facts to add to a game, with what the game becomes by them. */
export interface Progress {
  readonly game: StoredGame;
  /** How many facts the game has before these. */
  readonly from: number;
  readonly facts: readonly StoredFact[];
}

export interface StoredChange {
  readonly table: StoredTable | null;
  readonly progress: Progress | null;
}

/** What remains of a table that met a fault of ours, to be replayed by those who repair it. */
export interface Dump {
  readonly code: string;
  readonly at: number;
  readonly error: string;
  readonly table: StoredTable;
  readonly facts: readonly StoredFact[];
  /** What was being done. */
  readonly request: unknown;
}

export interface Store {
  /**
   * Keeps all of a change or nothing, durably before the promise is kept. False when another writer came first:
   * the table's version is not the next one, or a fact already stands at that place of that game.
   */
  keep(change: StoredChange): Promise<boolean>;
  table(code: string): Promise<StoredTable | null>;
  game(id: string): Promise<StoredGame | null>;
  /** In order, from the first. */
  facts(gameId: string): Promise<readonly StoredFact[]>;
  /** The tables where this device is host or seated, those that changed or went on last first. */
  tablesOf(device: DeviceId): Promise<readonly { readonly table: StoredTable; readonly game: StoredGame | null }[]>;
  /** The finished games of a table, the latest first, as far as a list for people goes. */
  gamesAt(code: string): Promise<readonly StoredGame[]>;
  setAside(dump: Dump): Promise<void>;
}

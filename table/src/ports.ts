// Knows what a table asks of the world around it: time, luck, machines that think, a place to keep things, ears.

import type { Chance, GameBox, GameTypes, Level, Seat } from '@boite/kernel';
import type { ClientMessage, PushNotice, PushTarget, ServerMessage } from '@boite/protocol';
import type { DeviceId, Store } from './store.ts';
import type { Wish } from './wish.ts';

/** The time of the house, the same for everyone there. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls `ring` at that time or soon after; returns how to call the alarm off. */
  alarm(at: number, ring: () => void): () => void;
}

export interface BotRequest {
  readonly game: string;
  readonly view: object;
  readonly seat: Seat;
  readonly level: Level;
  /** Whether people wait for the answer; bots alone have time. */
  readonly forPeople: boolean;
}

export interface Bots {
  /** An action, not trusted any more than a person's. Once the wish is over nobody waits for it. */
  think(request: BotRequest, wish: Wish): Promise<unknown>;
}

/** Reaches people whose pages are closed. */
export interface Notices {
  /** False when nobody is there any more. Never rejects. */
  send(to: PushTarget, notice: PushNotice): Promise<boolean>;
  /** Tells the host’s own messenger whose turn it is, where there is one. Never throws. */
  readonly announce?: (name: string, notice: PushNotice) => void;
}

export interface Ports {
  readonly box: (id: string) => GameBox<GameTypes> | null;
  /** The dictionaries the rules consult. */
  readonly books: object;
  readonly clock: Clock;
  /** Luck in the games of a table. */
  readonly chance: Chance;
  /** Draws the names of tables and games, which nobody may foretell. */
  readonly secrets: Chance;
  readonly bots: Bots;
  /** Milliseconds a bot takes at least, so that people can follow. */
  readonly botPace: () => number;
  /** Milliseconds after which a bot is taken for failed; null where whoever runs them sees to it. */
  readonly botPatience: number | null;
  readonly store: Store;
  /** Where there is a way to people who have gone. */
  readonly notices?: Notices | null;
  /** Kept once what made a fault has passed, so that what was asked is tried again; null for a fault that stays. */
  readonly passing?: (error: unknown) => Promise<unknown> | null;
  /** Told of every fault, for those who look after the place; players never see it. */
  readonly trouble: (what: string, error: unknown) => void;
}

/** One page open on a device. A device may have several. */
export interface Guest {
  readonly device: DeviceId;
  /** When something was last heard of it, by the clock; always, where there is no line to be lost. */
  readonly lastHeard?: number;
  tell(message: ServerMessage): void;
}

export interface GuestMessage {
  readonly guest: Guest;
  readonly message: ClientMessage;
}

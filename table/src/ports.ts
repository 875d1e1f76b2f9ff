// Knows what a table asks of the world around it: time, luck, machines that think, a place to keep things, ears.

import type { Chance, GameBox, GameTypes, Level, Seat } from '@boite/kernel';
import type { ServerMessage } from '@boite/protocol';
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

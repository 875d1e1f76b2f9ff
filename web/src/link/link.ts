// Knows how a page talks to a table, wherever the table is: on a server or inside this device.

import type { AnnouncedMessage, ClientRequest } from '@boite/protocol';

export type LinkAnswer = { readonly done: true } | { readonly done: false; readonly code: string; readonly text: string };

/**
 * `lost`: the line is down, or has not been heard since the page slept; it is tried again by itself. `set-aside`: a fault of ours has
 * stopped the table; it is entered again as soon as it can be. `elsewhere`: another tab of this device has taken the table.
 */
export type LinkStatus = 'opening' | 'open' | 'lost' | 'set-aside' | 'elsewhere';

export interface LinkListener {
  hears(announcement: AnnouncedMessage): void;
  becomes(status: LinkStatus): void;
  /** The table cannot be entered; `text` says why in French. */
  turnedAway(text: string): void;
}

export interface Link {
  /** Never fails: a lost line is a refusal too. */
  send(request: ClientRequest): Promise<LinkAnswer>;
  close(): void;
}

export type OpenLink = (listener: LinkListener) => Link;

// What two processes say to each other of a page that came to one of them while the other has its table.

import type { ClientMessage } from '@boite/protocol';
import type { DeviceId } from '@boite/table';

/** Where a process hears what others say to it. */
export function inboxOf(process: string): string {
  return `boite.process.${process}`;
}

/** How a line stands, as seen from where its page is: how much was said and heard on it, and for how long the page has been silent. */
export interface RelayState {
  readonly line: number;
  readonly said: number;
  readonly heard: number;
  readonly quiet: number;
}

export type RelayMessage =
  /** What is said on a line is numbered, from 1 on: what comes twice is left out, and where one is missing the line is cut. */
  | {
      readonly kind: 'say';
      readonly from: string;
      readonly line: number;
      readonly number: number;
      readonly device: DeviceId;
      readonly address: string;
      readonly message: ClientMessage;
    }
  | { readonly kind: 'tell'; readonly line: number; readonly number: number; readonly text: string }
  /** From time to time, of all lines to a process: whichever it does not name has ended. */
  | { readonly kind: 'beat'; readonly from: string; readonly lines: readonly RelayState[] }
  | { readonly kind: 'alive'; readonly from: string }
  | { readonly kind: 'cut'; readonly line: number };

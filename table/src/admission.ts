// Who may come to a table: those who have its link or are known there, at any time; those who have its code, before a game.

import { devicesOf } from './seats.ts';
import type { DeviceId, StoredTable } from './store.ts';

export interface Arrival {
  readonly device: DeviceId;
  /** A code, or what the link of a table holds. */
  readonly typed: string;
}

/** Nobody guesses who is invited: a right code alone does not make one so. */
export function isInvited(table: StoredTable, { device, typed }: Arrival): boolean {
  return table.invitation === typed || devicesOf(table).includes(device);
}

/** Codes are short enough to be guessed: they serve while people come together. Older tables have nothing else. */
export function isOpenToCodes({ invitation, gameId }: StoredTable): boolean {
  return invitation === undefined || gameId === null;
}

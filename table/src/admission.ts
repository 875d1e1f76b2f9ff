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
  if (isBarred(table, device)) return false;
  return table.invitation === typed || devicesOf(table).includes(device);
}

/** Whether the others have removed that device. */
export function isBarred({ barred = [] }: StoredTable, device: DeviceId): boolean {
  return barred.includes(device);
}

/** Codes are short enough to be guessed: they serve while people come together. Older tables have nothing else. */
export function isOpenToCodes({ invitation, gameId }: StoredTable): boolean {
  return invitation === undefined || gameId === null;
}

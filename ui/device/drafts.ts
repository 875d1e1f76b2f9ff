// How an unsent move outlives a reload, and a tab that is closed: kept on this device, under the key that the shell gives.

import { type DeviceMemory, deviceMemory, ofThisTab } from './memory.ts';

const OF_DRAFTS = 'draft/';
/** More than anyone has under way: those of games that were left and never ended make room. */
const MOST_DRAFTS = 24;

/** `draft`: null when there is nothing to keep. */
export function keepDraft(key: string | null, draft: unknown): void {
  if (key === null) return;
  for (const memory of [deviceMemory, ofThisTab]) memory.forget(key);
  if (draft === null) return;
  makeRoomForDrafts(deviceMemory);
  // Where a device is full, a tab may still have room.
  if (!deviceMemory.remember(key, draft)) ofThisTab.remember(key, draft);
}

export function keptDraft<Draft>(key: string | null): Draft | null {
  return key === null ? null : (deviceMemory.recall<Draft>(key) ?? ofThisTab.recall<Draft>(key));
}

function makeRoomForDrafts(memory: DeviceMemory): void {
  const drafts = memory.keys().filter((key) => key.startsWith(OF_DRAFTS));
  for (const key of drafts.slice(0, Math.max(0, drafts.length - MOST_DRAFTS + 1))) memory.forget(key);
}

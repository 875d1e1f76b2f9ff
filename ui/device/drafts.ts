// How an unsent move outlives a reload of the page: kept in this tab, under the key that the shell gives.

import { ofThisTab } from './memory.ts';

/** `draft`: null when there is nothing to keep. */
export function keepDraft(key: string | null, draft: unknown): void {
  if (key === null) return;
  if (draft === null) ofThisTab.forget(key);
  else ofThisTab.remember(key, draft);
}

export function keptDraft<Draft>(key: string | null): Draft | null {
  return key === null ? null : ofThisTab.recall<Draft>(key);
}

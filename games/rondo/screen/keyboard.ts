// What the keys do on the Rondo screen.

import { isCommand, letterOfKey, meaningOf, SPELLING_KEYS, type SpellingKey } from '@boite/ui/keys.ts';

export type HolderKey =
  | SpellingKey
  | { readonly kind: 'gomme' }
  | { readonly kind: 'clear' }
  | { readonly kind: 'move'; readonly by: -1 | 1 };

const HOLDER_KEYS: Readonly<Record<string, HolderKey>> = {
  ...SPELLING_KEYS,
  ArrowLeft: { kind: 'move', by: -1 },
  ArrowRight: { kind: 'move', by: 1 },
  Delete: { kind: 'gomme' },
  '-': { kind: 'gomme' },
  Escape: { kind: 'clear' },
};

export function holderKey(event: KeyboardEvent): HolderKey | null {
  if (isCommand(event)) return null;
  const letter = letterOfKey(event);
  return letter === null ? meaningOf(HOLDER_KEYS, event.key) : { kind: 'type', letter };
}

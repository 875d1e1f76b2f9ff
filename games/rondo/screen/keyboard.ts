// What the keys do on the Rondo screen.

import type { Letter } from '@boite/language';
import { isCommand, letterKey, meaningOf } from '@boite/ui/keys.ts';

export type HolderKey =
  | { readonly kind: 'type'; readonly letter: Letter }
  | { readonly kind: 'joker' }
  | { readonly kind: 'gomme' }
  | { readonly kind: 'take-back' }
  | { readonly kind: 'play' }
  | { readonly kind: 'clear' }
  | { readonly kind: 'move'; readonly by: -1 | 1 };

const HOLDER_KEYS: Readonly<Record<string, HolderKey>> = {
  ArrowLeft: { kind: 'move', by: -1 },
  ArrowRight: { kind: 'move', by: 1 },
  Backspace: { kind: 'take-back' },
  Delete: { kind: 'gomme' },
  '-': { kind: 'gomme' },
  '*': { kind: 'joker' },
  '?': { kind: 'joker' },
  Enter: { kind: 'play' },
  Escape: { kind: 'clear' },
};

export function holderKey(event: KeyboardEvent): HolderKey | null {
  if (isCommand(event)) return null;
  const letter = letterKey(event);
  return letter === null ? meaningOf(HOLDER_KEYS, event.key) : { kind: 'type', letter };
}

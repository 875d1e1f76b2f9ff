// What the keys do on the workbench.

import type { Letter } from '@boite/language';
import { isCommand, letterKey, meaningOf } from '@boite/ui/keys.ts';

export type BenchKey =
  | { readonly kind: 'type'; readonly letter: Letter }
  | { readonly kind: 'joker' }
  | { readonly kind: 'take-back' }
  | { readonly kind: 'cut' }
  | { readonly kind: 'undo' }
  | { readonly kind: 'play' }
  | { readonly kind: 'restore' }
  | { readonly kind: 'move'; readonly to: Heading }
  | { readonly kind: 'extend'; readonly to: Heading };

/** Where an arrow points. */
export type Heading = 'left' | 'right' | 'up' | 'down';

const HEADINGS: Readonly<Record<string, Heading>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

const BENCH_KEYS: Readonly<Record<string, BenchKey>> = {
  Backspace: { kind: 'take-back' },
  '/': { kind: 'cut' },
  '*': { kind: 'joker' },
  '?': { kind: 'joker' },
  Enter: { kind: 'play' },
  Escape: { kind: 'restore' },
};

export function benchKey(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>): BenchKey | null {
  const { key, altKey, shiftKey } = event;
  if (isCommand(event)) return key === 'z' && !altKey ? { kind: 'undo' } : null;
  const to = meaningOf(HEADINGS, key);
  if (to) return { kind: shiftKey ? 'extend' : 'move', to };
  const letter = letterKey(event);
  return letter === null ? meaningOf(BENCH_KEYS, key) : { kind: 'type', letter };
}

// What the keys do on the workbench.

import { isCommand, letterOfKey, meaningOf, SPELLING_KEYS, type SpellingKey } from '@boite/ui/keys.ts';

export type BenchKey =
  | SpellingKey
  | { readonly kind: 'cut' }
  | { readonly kind: 'undo' }
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
  ...SPELLING_KEYS,
  '/': { kind: 'cut' },
  Escape: { kind: 'restore' },
};

export function benchKey(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>): BenchKey | null {
  const { key, altKey, shiftKey } = event;
  if (isCommand(event)) return key === 'z' && !altKey ? { kind: 'undo' } : null;
  const to = meaningOf(HEADINGS, key);
  if (to) return { kind: shiftKey ? 'extend' : 'move', to };
  const letter = letterOfKey(event);
  return letter === null ? meaningOf(BENCH_KEYS, key) : { kind: 'type', letter };
}

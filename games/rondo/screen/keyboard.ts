// Knows what the keys do on the Rondo screen.

import { isLetter, type Letter, spelled } from '@boite/language';

export type Deed =
  | { readonly kind: 'type'; readonly letter: Letter }
  | { readonly kind: 'joker' }
  | { readonly kind: 'gomme' }
  | { readonly kind: 'take-back' }
  | { readonly kind: 'play' }
  | { readonly kind: 'clear' }
  | { readonly kind: 'move'; readonly by: -1 | 1 };

const KEYS: Readonly<Record<string, Deed>> = {
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

export function deedOf({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): Deed | null {
  if (ctrlKey || metaKey || altKey) return null;
  const letter = [...key].length === 1 ? spelled(key) : null;
  if (isLetter(letter)) return { kind: 'type', letter };
  return Object.hasOwn(KEYS, key) ? (KEYS[key] ?? null) : null;
}

/** Enter and the space bar belong to the element that has the focus; so does everything in a field or a dialog. */
export function isForTheScreen(event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : null;
  if (event.defaultPrevented || target?.closest('input, select, textarea, dialog')) return false;
  if (event.key === 'Enter') return !target?.closest('button, a, summary') || target.closest('[data-slot]') !== null;
  return true;
}

// Knows what the keys do on the workbench.

import { isLetter, type Letter, spelled } from '@boite/language';

export type Deed =
  | { readonly kind: 'type'; readonly letter: Letter }
  | { readonly kind: 'joker' }
  | { readonly kind: 'take-back' }
  | { readonly kind: 'cut' }
  | { readonly kind: 'undo' }
  | { readonly kind: 'play' }
  | { readonly kind: 'restore' }
  | { readonly kind: 'move'; readonly to: Direction }
  | { readonly kind: 'extend'; readonly to: Direction };

export type Direction = 'left' | 'right' | 'up' | 'down';

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

const KEYS: Readonly<Record<string, Deed>> = {
  Backspace: { kind: 'take-back' },
  '/': { kind: 'cut' },
  '*': { kind: 'joker' },
  '?': { kind: 'joker' },
  Enter: { kind: 'play' },
  Escape: { kind: 'restore' },
};

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

export function deedOf({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): Deed | null {
  if ((ctrlKey || metaKey) && key === 'z' && !altKey) return { kind: 'undo' };
  if (ctrlKey || metaKey || altKey) return null;
  const to = Object.hasOwn(ARROWS, key) ? ARROWS[key] : undefined;
  if (to) return { kind: shiftKey ? 'extend' : 'move', to };
  const letter = [...key].length === 1 ? spelled(key) : null;
  if (isLetter(letter)) return { kind: 'type', letter };
  return Object.hasOwn(KEYS, key) ? (KEYS[key] ?? null) : null;
}

/** Enter belongs to the button that has the focus, but for the places of the workbench; everything in a field or a dialog is theirs. */
export function isForTheScreen(event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : null;
  if (event.defaultPrevented || target?.closest('input, select, textarea, dialog')) return false;
  if (event.key === 'Enter') return !target?.closest('button, a, summary') || target.closest('[data-stop]') !== null;
  return true;
}

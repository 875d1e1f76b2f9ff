// Knows what the keys do on the screen of Scrabble Rébus.

import type { Direction } from './rules.ts';

export type Deed =
  /** The so many-th token of the rack, from 0. */
  | { readonly kind: 'lay'; readonly nth: number }
  | { readonly kind: 'take-back' }
  | { readonly kind: 'let-go' }
  | { readonly kind: 'write' }
  | { readonly kind: 'move'; readonly direction: Direction; readonly steps: 1 | -1 }
  | { readonly kind: 'turn' }
  | { readonly kind: 'play' };

const ARROWS: Readonly<Record<string, Deed>> = {
  ArrowLeft: { kind: 'move', direction: 'across', steps: -1 },
  ArrowRight: { kind: 'move', direction: 'across', steps: 1 },
  ArrowUp: { kind: 'move', direction: 'down', steps: -1 },
  ArrowDown: { kind: 'move', direction: 'down', steps: 1 },
};

/** Only while the board has the focus: elsewhere they scroll, or belong to a button. */
const ON_BOARD: Readonly<Record<string, Deed>> = { ...ARROWS, ' ': { kind: 'turn' }, Enter: { kind: 'play' } };

const ANYWHERE: Readonly<Record<string, Deed>> = { Backspace: { kind: 'take-back' }, Escape: { kind: 'let-go' } };

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** What a key means away from fields and dialogs; null when nothing. */
export function deedOf({ key, ctrlKey, metaKey, altKey }: Pressed, isOnBoard: boolean): Deed | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (/^[1-9]$/.test(key)) return { kind: 'lay', nth: Number(key) - 1 };
  if (/^\p{L}$/u.test(key)) return { kind: 'write' };
  const known = isOnBoard && Object.hasOwn(ON_BOARD, key) ? ON_BOARD[key] : ANYWHERE[key];
  return known ?? null;
}

/** Everything in a field or a dialog is theirs. */
export function isForTheScreen(event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : null;
  return !event.defaultPrevented && !target?.closest('input, select, textarea, dialog');
}

/** The arrows go from token to token along the rack. */
export function movedFocus(event: KeyboardEvent): void {
  const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
  const from = event.currentTarget as HTMLElement;
  if (step === 0 || event.ctrlKey || event.metaKey || event.altKey) return;
  const tokens = [...(from.closest('[data-hand]')?.querySelectorAll<HTMLElement>('button') ?? [])];
  const next = tokens[tokens.indexOf(from) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

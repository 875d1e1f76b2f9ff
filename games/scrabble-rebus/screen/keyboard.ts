// What the keys do on the screen of Scrabble Rébus.

import type { Direction } from '@boite/kernel';
import { isCommand, meaningOf } from '@boite/ui/keys.ts';

export type BoardKey =
  /** The so many-th token of the rack, from 0. */
  | { readonly kind: 'lay'; readonly nth: number }
  | { readonly kind: 'take-back' }
  | { readonly kind: 'let-go' }
  | { readonly kind: 'write' }
  | { readonly kind: 'move'; readonly direction: Direction; readonly steps: 1 | -1 }
  | { readonly kind: 'turn' }
  | { readonly kind: 'play' };

const ANYWHERE: Readonly<Record<string, BoardKey>> = { Backspace: { kind: 'take-back' }, Escape: { kind: 'let-go' } };

/** Only while the board has the focus: elsewhere they scroll, or belong to a button. */
const ON_BOARD: Readonly<Record<string, BoardKey>> = {
  ...ANYWHERE,
  ArrowLeft: { kind: 'move', direction: 'across', steps: -1 },
  ArrowRight: { kind: 'move', direction: 'across', steps: 1 },
  ArrowUp: { kind: 'move', direction: 'down', steps: -1 },
  ArrowDown: { kind: 'move', direction: 'down', steps: 1 },
  ' ': { kind: 'turn' },
  Enter: { kind: 'play' },
};

/** What a key means away from fields and dialogs; null when nothing. */
export function boardKey(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
  focus: 'board' | 'elsewhere',
): BoardKey | null {
  const { key } = event;
  if (isCommand(event)) return null;
  if (/^[1-9]$/.test(key)) return { kind: 'lay', nth: Number(key) - 1 };
  if (/^\p{L}$/u.test(key)) return { kind: 'write' };
  return meaningOf(focus === 'board' ? ON_BOARD : ANYWHERE, key);
}

// Knows what the keys do on the screen of Dico, besides walking on the board.

type Deed = 'stop' | 'back' | 'end';

const KEYS: Readonly<Record<string, Deed>> = { s: 'stop', S: 'stop', Escape: 'back', Enter: 'end' };

/** Null when the key belongs to a field, a dialog or a button. */
export function pressed({ key, target, ctrlKey, metaKey, altKey, defaultPrevented, repeat }: KeyboardEvent): Deed | null {
  if (defaultPrevented || repeat || ctrlKey || metaKey || altKey) return null;
  const at = target instanceof Element ? target : null;
  if (at?.closest('input, select, textarea, dialog')) return null;
  if (key === 'Enter' && at?.closest('button, a, summary, [role="tab"]')) return null;
  return Object.hasOwn(KEYS, key) ? (KEYS[key] ?? null) : null;
}

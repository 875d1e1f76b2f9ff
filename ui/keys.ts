// What the keys of a play area have in common: whom a key is for, the letter it writes, the focus that walks from card to card.

import { isLetter, type Letter, spelled } from '@boite/language';

type ModifierKeys = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey'>;

/** With a key that makes it a command of the browser. */
export function isCommand({ ctrlKey, metaKey, altKey }: ModifierKeys): boolean {
  return ctrlKey || metaKey || altKey;
}

/**
 * Everything in a field or a dialog is theirs, and Enter belongs to the button that has the focus, but for the places of the play
 * area itself (`own`, a selector).
 */
export function isForPlayArea(event: KeyboardEvent, own = ':not(*)'): boolean {
  const target = event.target instanceof Element ? event.target : null;
  if (event.defaultPrevented || target?.closest('input, select, textarea, dialog')) return false;
  return event.key !== 'Enter' || !target?.closest('button, a, summary, [role="tab"]') || target.closest(own) !== null;
}

/** What a key means wherever words are spelled with pieces. */
export type SpellingKey =
  | { readonly kind: 'type'; readonly letter: Letter }
  | { readonly kind: 'joker' }
  | { readonly kind: 'take-back' }
  | { readonly kind: 'play' };

export const SPELLING_KEYS: Readonly<Record<string, SpellingKey>> = {
  Backspace: { kind: 'take-back' },
  '*': { kind: 'joker' },
  '?': { kind: 'joker' },
  Enter: { kind: 'play' },
};

/** The letter that a key writes, its accent apart; null for any other key. */
export function letterOfKey({ key }: Pick<KeyboardEvent, 'key'>): Letter | null {
  const letter = [...key].length === 1 ? spelled(key) : null;
  return isLetter(letter) ? letter : null;
}

/** What a key stands for in a table of keys; null when nothing. */
export function meaningOf<Meaning>(table: Readonly<Record<string, Meaning>>, key: string): Meaning | null {
  return Object.hasOwn(table, key) ? (table[key] ?? null) : null;
}

const ALONG_ROW: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };
const ACROSS_ROWS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/** The arrows go from card to card of a hand: along the row, and from row to row. */
export function walkHand(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
  if (isCommand(event) || event.shiftKey) return;
  const from = event.currentTarget;
  const cards = [...(from.closest('[data-hand], ul, ol')?.querySelectorAll<HTMLElement>('button') ?? [])];
  const [step, row] = [meaningOf(ALONG_ROW, event.key), meaningOf(ACROSS_ROWS, event.key)];
  const next = step ? cards[cards.indexOf(from) + step] : row ? nearestInRow(from, cards, row) : undefined;
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function nearestInRow(from: HTMLElement, cards: readonly HTMLElement[], way: -1 | 1): HTMLElement | undefined {
  const at = from.getBoundingClientRect();
  const further = cards
    .map((card) => ({ card, box: card.getBoundingClientRect() }))
    .filter(({ box }) => (box.top - at.top) * way > at.height / 2);
  const away = (box: DOMRect) => Math.abs(box.top - at.top) * 1000 + Math.abs(box.left - at.left);
  return further.sort((one, other) => away(one.box) - away(other.box))[0]?.card;
}

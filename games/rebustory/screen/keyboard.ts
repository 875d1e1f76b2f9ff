// Knows what the keys do on the screen of Rébustory.

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };
const ROWS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/** The arrows go from card to card: along the row, and from row to row. */
export function movedFocus(event: KeyboardEvent): void {
  const from = event.currentTarget as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const cards = [...(from.closest('ul, ol')?.querySelectorAll<HTMLElement>('button') ?? [])];
  const step = STEPS[event.key];
  const row = ROWS[event.key];
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
  const distance = (box: DOMRect) => Math.abs(box.top - at.top) * 1000 + Math.abs(box.left - at.left);
  return further.sort((one, other) => distance(one.box) - distance(other.box))[0]?.card;
}

export type Deed = 'take-back' | 'clear' | 'write';

/** What a key means away from fields and dialogs; null when nothing. */
export function deedOf(event: KeyboardEvent): Deed | null {
  const target = event.target instanceof Element ? event.target : null;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  if (target?.closest('input, select, textarea, dialog')) return null;
  if (event.key === 'Backspace') return 'take-back';
  if (event.key === 'Escape') return 'clear';
  return /^\p{L}$/u.test(event.key) ? 'write' : null;
}

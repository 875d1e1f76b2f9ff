// Knows the card that follows a finger, and where it would fall: in the line, on a free square of the table, elsewhere in the hand.

import { type Dragging, drag, type Point } from '@boite/ui/drag.ts';
import type { Composer } from './composer.svelte.ts';
import { type End, type Held, isUsed } from './draft.ts';
import type { CardId } from './rules.ts';

/** In pixels: a card let go that near to something is meant for it. */
const REACH = 14;

type Aim =
  | { readonly kind: 'line'; readonly side: End; readonly at: number }
  | { readonly kind: 'square'; readonly key: string }
  | { readonly kind: 'hand'; readonly before: number | null };

export class Dragged {
  readonly #composer: Composer;
  readonly #rearrange: (index: number, before: number | null) => void;
  card = $state.raw<CardId | null>(null);
  point = $state.raw<Point>({ x: 0, y: 0 });
  aim = $state.raw<Aim | null>(null);

  constructor(composer: Composer, rearrange: (index: number, before: number | null) => void) {
    this.#composer = composer;
    this.#rearrange = rearrange;
  }

  fromHand = (index: number) => drag(() => this.#starts(index), 'after-hold');
  fromLine = (index: number) => drag(() => this.#starts(index));

  get square(): string | null {
    return this.aim?.kind === 'square' ? this.aim.key : null;
  }

  #starts(index: number): Dragging | null {
    const card = this.#composer.hand[index];
    if (card === undefined || !this.#composer.isPlaying) return null;
    this.card = card;
    return { moves: (point) => this.#moves(point), ends: (point) => this.#ends(point, { index, card }) };
  }

  #moves(point: Point): void {
    this.point = point;
    this.aim = aimAt(point);
  }

  #ends(point: Point | null, held: Held): void {
    const { aim } = this;
    this.card = null;
    this.aim = null;
    if (point === null || aim === null) return;
    if (aim.kind === 'line') this.#composer.move(held, aim);
    else if (aim.kind === 'square') this.#lay(held, aim.key);
    else if (isUsed(this.#composer.draft, held.index)) this.#composer.takeBack(held.index);
    else this.#rearrange(held.index, aim.before);
  }

  #lay(held: Held, key: string): void {
    document.querySelector<HTMLElement>(`[data-free="${key}"]`)?.click();
    if (!isUsed(this.#composer.draft, held.index)) this.#composer.put(held);
  }
}

function aimAt(point: Point): Aim | null {
  const square = under(point, '[data-free]', 0);
  if (square) return { kind: 'square', key: square.getAttribute('data-free') ?? '' };
  if (under(point, '[data-line]', REACH)) return lineAim(point);
  return under(point, '[data-hand]', REACH) ? { kind: 'hand', before: cardAfter(point) } : null;
}

/** Before the first card of the line whose middle is further right; cards of the table part its two sides. */
function lineAim(point: Point): Aim {
  const cards = [...document.querySelectorAll('[data-line] [data-in-line]')];
  const place = cards.filter((card) => middleOf(card) < point.x).length;
  const lying = cards.findIndex((card) => card.getAttribute('data-in-line') === 'table');
  if (lying < 0 || place <= lying) return { kind: 'line', side: lying < 0 ? 'after' : 'before', at: place };
  const lastLying = cards.findLastIndex((card) => card.getAttribute('data-in-line') === 'table');
  return { kind: 'line', side: 'after', at: Math.max(0, place - lastLying - 1) };
}

function cardAfter({ x, y }: Point): number | null {
  const cards = [...document.querySelectorAll('[data-hand] [data-own]')];
  const next = cards.find((card) => {
    const { top, bottom } = card.getBoundingClientRect();
    return y < top || (y <= bottom && x < middleOf(card));
  });
  return next ? Number(next.getAttribute('data-own')) : null;
}

function under({ x, y }: Point, selector: string, reach: number): Element | null {
  const found = [...document.querySelectorAll(selector)].find((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return x >= left - reach && x <= right + reach && y >= top - reach && y <= bottom + reach;
  });
  return found ?? null;
}

function middleOf(element: Element): number {
  const { left, right } = element.getBoundingClientRect();
  return (left + right) / 2;
}

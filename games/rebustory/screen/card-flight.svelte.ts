// The card that follows a finger, and where it would fall: in the line, on a free square of the table, elsewhere in the hand.

import { type Dragging, drag, type Point } from '@boite/ui/drag.ts';
import { Flight } from '@boite/ui/flight.svelte.ts';
import { isNear, isPastMiddle } from '@boite/ui/nearness.ts';
import type { CardId } from '../rules/cards.ts';
import { type HeldCard, isInLine, type LineEnd } from './draft.ts';
import type { RebusComposer } from './rebus-composer.svelte.ts';

/** In pixels: a card let go that near to something is meant for it. */
const CARD_REACH = 14;

type CardAim =
  | { readonly kind: 'line'; readonly side: LineEnd; readonly at: number }
  | { readonly kind: 'square'; readonly key: string }
  | { readonly kind: 'hand'; readonly before: number | null };

export class CardFlight {
  readonly #composer: RebusComposer;
  readonly #rearrange: (index: number, before: number | null) => void;
  readonly flight = new Flight<CardId, CardAim>();

  /** A card of the hand that is looked at, large; null when none is. */
  looked = $state.raw<CardId | null>(null);

  constructor(composer: RebusComposer, rearrange: (index: number, before: number | null) => void) {
    this.#composer = composer;
    this.#rearrange = rearrange;
  }

  /** At once, whichever way the finger goes; one that rests looks at the card. */
  fromHand = (index: number) =>
    drag(
      () => this.#starts(index),
      'at-once',
      () => this.look(index),
    );
  fromLine = (index: number) => drag(() => this.#starts(index));

  look(index: number): void {
    this.looked = this.#composer.hand[index] ?? null;
  }

  get isOn(): boolean {
    return this.flight.thing !== null;
  }

  /** The free square that it would fall on. */
  get square(): string | null {
    return this.flight.aim?.kind === 'square' ? this.flight.aim.key : null;
  }

  #starts(index: number): Dragging | null {
    const card = this.#composer.hand[index];
    if (card === undefined || !this.#composer.isPlaying) return null;
    return this.flight.start(card, { aims: aimOfCard, lands: (aim) => aim && this.#lands(aim, { index, card }) });
  }

  #lands(aim: CardAim, held: HeldCard): void {
    if (aim.kind === 'line') this.#composer.move(held, aim);
    else if (aim.kind === 'square') this.#lay(held, aim.key);
    else if (isInLine(this.#composer.draft, held.index)) this.#composer.takeBack(held.index);
    else this.#rearrange(held.index, aim.before);
  }

  #lay(held: HeldCard, key: string): void {
    document.querySelector<HTMLElement>(`[data-free="${key}"]`)?.click();
    if (!isInLine(this.#composer.draft, held.index)) this.#composer.put(held);
  }
}

function aimOfCard(point: Point): CardAim | null {
  const square = elementUnder(point, '[data-free]', 0);
  if (square) return { kind: 'square', key: square.getAttribute('data-free') ?? '' };
  if (elementUnder(point, '[data-rebus]', CARD_REACH)) return lineAim(point);
  return elementUnder(point, '[data-hand]', CARD_REACH) ? { kind: 'hand', before: cardAfter(point) } : null;
}

/** Before the first card of the line whose middle is further right; cards of the table part its two sides. */
function lineAim(point: Point): CardAim {
  const cards = [...document.querySelectorAll('[data-rebus] [data-in-line]')];
  const place = cards.filter((card) => isPastMiddle(point, card.getBoundingClientRect())).length;
  const lying = cards.findIndex((card) => card.getAttribute('data-in-line') === 'table');
  if (lying < 0 || place <= lying) return { kind: 'line', side: lying < 0 ? 'after' : 'before', at: place };
  const lastLying = cards.findLastIndex((card) => card.getAttribute('data-in-line') === 'table');
  return { kind: 'line', side: 'after', at: Math.max(0, place - lastLying - 1) };
}

function cardAfter(point: Point): number | null {
  const cards = [...document.querySelectorAll('[data-hand] [data-own]')];
  const next = cards.find((card) => {
    const box = card.getBoundingClientRect();
    return point.y < box.top || (point.y <= box.bottom && !isPastMiddle(point, box));
  });
  return next ? Number(next.getAttribute('data-own')) : null;
}

function elementUnder(point: Point, selector: string, reach: number): Element | null {
  const elements = [...document.querySelectorAll(selector)];
  return elements.find((element) => isNear(point, element.getBoundingClientRect(), reach)) ?? null;
}

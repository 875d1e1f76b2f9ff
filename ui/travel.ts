// How pieces are seen to go from one place of the screen to another: from a player to the table, from the pile to the hand.

import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { isJustDropped } from './flight.svelte.ts';

/** In milliseconds. */
const TRAVEL_TIME = 420;
const TRAVELLERS_APART = 60;

/** A piece that has just been laid, seen to come from its place in the hand; null where it is not from there. */
export function fromHand(index: () => number | null): Attachment {
  return (piece) => {
    const place = untrack(index);
    if (place !== null && !isJustDropped()) travel([piece], document.querySelector(`[data-own="${place}"]`));
  };
}

/** The last so many pieces of the hand, seen to come from the pile. */
export function drawnFromPile(count: number): void {
  const held = [...document.querySelectorAll<HTMLElement>('[data-place="hand"] [data-own]')];
  const newest = held.toSorted((one, other) => Number(other.dataset.own) - Number(one.dataset.own)).slice(0, count);
  travel(newest, document.querySelector('[data-pile]') ?? document.querySelector('[data-place="play"]'));
}

/** Nothing moves for those who prefer stillness; whatever travels is already where it goes. */
export function travel(pieces: readonly Element[], from: Pick<Element, 'getBoundingClientRect'> | null): void {
  if (from === null || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const start = from.getBoundingClientRect();
  const places = pieces.map((piece) => piece.getBoundingClientRect());
  for (const [nth, piece] of pieces.entries()) {
    const end = places[nth];
    if (!end) continue;
    const way = `translate(${start.left - end.left}px, ${start.top - end.top}px) scale(0.6)`;
    piece.animate(
      { transform: [way, 'none'], opacity: [0.2, 1] },
      { duration: TRAVEL_TIME, delay: nth * TRAVELLERS_APART, easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)', fill: 'backwards' },
    );
  }
}

const STIRS = {
  alarm: ['none', 'translateX(-6px)', 'translateX(6px)', 'none'],
  nudge: ['none', 'scale(1.06)', 'none'],
  sink: ['translateY(-14px)', 'translateY(4px)', 'none'],
} as const;

/** A short shake, a swelling, or a fall. */
export function stir(element: Element | null, how: keyof typeof STIRS): void {
  if (element === null || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  element.animate({ transform: [...STIRS[how]] }, { duration: TRAVEL_TIME });
}

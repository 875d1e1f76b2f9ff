// Knows how a thing is dragged with a finger, a pen or a mouse, without taking anything from taps and keys.

import type { Attachment } from 'svelte/attachments';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Dragging {
  /** While it moves. */
  moves(point: Point): void;
  /** Where it was let go; null when the gesture was interrupted. */
  ends(point: Point | null): void;
}

/** In pixels: below that, a tap with an unsteady finger. */
const STEADY = 8;

/** `starts` gives null when the thing cannot be dragged now. */
export function drag(starts: () => Dragging | null): Attachment<HTMLElement> {
  return (element) => {
    const onpointerdown = (down: PointerEvent) => {
      if (down.button === 0 && down.isPrimary) follow(element, down, starts);
    };
    element.addEventListener('pointerdown', onpointerdown);
    return () => element.removeEventListener('pointerdown', onpointerdown);
  };
}

function follow(element: HTMLElement, down: PointerEvent, starts: () => Dragging | null): void {
  const gesture = new AbortController();
  const listen = { signal: gesture.signal };
  let dragging: Dragging | null = null;

  const move = (event: PointerEvent) => {
    if (!dragging && Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > STEADY) {
      dragging = starts();
      if (!dragging) return gesture.abort();
      // The element may leave the page while it is dragged: the window goes on listening.
      window.addEventListener('click', swallow, { capture: true, once: true });
    }
    dragging?.moves({ x: event.clientX, y: event.clientY });
  };
  // Once the browser has done with the gesture: a dialog opened any sooner would take its end for a tap beside it, and close.
  const end = (point: Point | null) => {
    gesture.abort();
    setTimeout(() => {
      window.removeEventListener('click', swallow, { capture: true });
      dragging?.ends(point);
    });
  };

  element.setPointerCapture(down.pointerId);
  element.addEventListener('pointermove', move, listen);
  element.addEventListener('pointerup', ({ clientX, clientY }) => end({ x: clientX, y: clientY }), listen);
  element.addEventListener('pointercancel', () => end(null), listen);
}

/** The click that a browser adds at the end of a drag. */
function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

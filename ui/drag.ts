// Knows how a thing is dragged with a finger, a pen or a mouse, without taking anything from taps and keys.

import type { Attachment } from 'svelte/attachments';
import { LOOKED_AT_AFTER } from './pauses.ts';

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

/** `after-hold`: where fingers also scroll, one that goes up or down at once scrolls, one that rests first takes the thing. */
export type Grip = 'at-once' | 'after-hold';

/** In pixels: below that, a tap with an unsteady finger. */
const STEADY = 8;
/** In milliseconds: how long a finger rests on what it takes. */
const HOLD = 260;

/** `starts`, from where the finger came down, gives null when the thing cannot be dragged now. */
export function drag(
  starts: (from: Point) => Dragging | null,
  grip: Grip = 'at-once',
  looks: (() => void) | null = null,
): Attachment<HTMLElement> {
  return (element) => {
    const onpointerdown = (down: PointerEvent) => {
      if (down.button !== 0 || !down.isPrimary) return;
      follow(element, down, { starts, looks, mayScroll: grip === 'after-hold' && down.pointerType === 'touch' });
    };
    element.addEventListener('pointerdown', onpointerdown);
    return () => element.removeEventListener('pointerdown', onpointerdown);
  };
}

interface Gesture {
  readonly starts: (from: Point) => Dragging | null;
  /** What a long press does; null when nothing. */
  readonly looks: (() => void) | null;
  readonly mayScroll: boolean;
}

function follow(element: HTMLElement, down: PointerEvent, { starts, looks, mayScroll }: Gesture): void {
  const gesture = new AbortController();
  const listen = { signal: gesture.signal };
  const from = { x: down.clientX, y: down.clientY };
  let dragging: Dragging | null = null;

  const begin = () => {
    dragging = starts(from);
    if (!dragging) return gesture.abort();
    // The element may leave the page while it is dragged: the window goes on listening.
    window.addEventListener('click', swallow, { capture: true, once: true });
  };
  const move = (event: PointerEvent) => {
    const [across, along] = [Math.abs(event.clientX - from.x), Math.abs(event.clientY - from.y)];
    if (!dragging && Math.hypot(across, along) > STEADY) {
      if (mayScroll && along > across) return gesture.abort();
      begin();
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

  if (looks) {
    const rest = setTimeout(() => !dragging && lookAtEnd(element, looks, gesture), LOOKED_AT_AFTER);
    gesture.signal.addEventListener('abort', () => clearTimeout(rest));
    element.addEventListener('contextmenu', (event) => event.preventDefault(), listen);
  }
  if (mayScroll) {
    const hold = setTimeout(() => {
      if (!dragging) begin();
      dragging?.moves(from);
    }, HOLD);
    gesture.signal.addEventListener('abort', () => clearTimeout(hold));
    // Once the thing is taken, the page stays where it is.
    const stay = (event: Event) => dragging && event.preventDefault();
    element.addEventListener('touchmove', stay, { ...listen, passive: false });
    element.addEventListener('contextmenu', stay, listen);
  }
  element.setPointerCapture(down.pointerId);
  element.addEventListener('pointermove', move, listen);
  element.addEventListener('pointerup', ({ clientX, clientY }) => end({ x: clientX, y: clientY }), listen);
  element.addEventListener('pointercancel', () => end(null), listen);
}

/** A finger has rested on something: it is marked, and looked at once the finger has gone, whose end is no tap. */
function lookAtEnd(element: HTMLElement, looks: () => void, gesture: AbortController): void {
  gesture.abort();
  element.setAttribute('data-looking', '');
  window.addEventListener('click', swallow, { capture: true, once: true });
  const ending = new AbortController();
  const leave = () => {
    ending.abort();
    setTimeout(() => {
      element.removeAttribute('data-looking');
      window.removeEventListener('click', swallow, { capture: true });
      looks();
    });
  };
  for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, leave, { signal: ending.signal });
}

/** The click that a browser adds at the end of a drag. */
function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

// Knows how two fingers bring something nearer or further, around the place between them.

import type { Attachment } from 'svelte/attachments';
import type { Point } from './drag.ts';

/** `zoom`: how near it is when the gesture begins. */
export function pinch(zoom: () => number, zoomTo: (zoom: number, around: Point) => void): Attachment<HTMLElement> {
  return (element) => {
    let start: { readonly apart: number; readonly zoom: number } | null = null;
    const ontouchmove = (event: TouchEvent) => {
      const [one, other] = event.touches;
      if (!one || !other) return;
      const apart = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
      start ??= { apart, zoom: zoom() };
      event.preventDefault();
      const around = { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 };
      zoomTo((start.zoom * apart) / start.apart, around);
    };
    const ontouchend = () => {
      start = null;
    };
    element.addEventListener('touchmove', ontouchmove, { passive: false });
    element.addEventListener('touchend', ontouchend);
    return () => {
      element.removeEventListener('touchmove', ontouchmove);
      element.removeEventListener('touchend', ontouchend);
    };
  };
}

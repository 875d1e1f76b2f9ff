// Where a finger is, seen from the things on the screen: in them, near them, before or after their middle.

import type { Point } from './drag.ts';

/** `reach`: in pixels, how far around the box still counts; less than nothing for its inside alone. */
export function isNear({ x, y }: Point, { left, right, top, bottom }: DOMRect, reach = 0): boolean {
  return x >= left - reach && x <= right + reach && y >= top - reach && y <= bottom + reach;
}

/** The nearest of the elements that are no further than `reach`. */
export function nearestElement<Thing extends Element>(point: Point, elements: Iterable<Thing>, reach: number): Thing | null {
  const measured = [...elements].map((element) => ({ element, away: awayFrom(point, element.getBoundingClientRect()) }));
  const [closest] = measured.filter(({ away }) => away <= reach).sort((one, other) => one.away - other.away);
  return closest?.element ?? null;
}

/** 0 inside. */
function awayFrom({ x, y }: Point, { left, right, top, bottom }: DOMRect): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

/** Whether a point is right of the middle. */
export function isPastMiddle({ x }: Point, { left, right }: DOMRect): boolean {
  return x > (left + right) / 2;
}

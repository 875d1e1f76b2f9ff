// What follows a finger, and where it would fall.

import type { Dragging, Point } from './drag.ts';

/** What a flight asks of its screen. */
export interface Landing<Aim> {
  /** What is meant by a point of the screen; null when nothing is. */
  aims(point: Point): Aim | null;
  /** It was let go. Not called when the gesture was interrupted. */
  lands(aim: Aim | null, point: Point): void;
}

/** When something was let go last, as a page tells the time: what was dragged there needs no other way. */
let dropped = Number.NEGATIVE_INFINITY;

/** In milliseconds: until the page shows where it fell. */
const FALLING = 100;

export function isJustDropped(): boolean {
  return performance.now() - dropped < FALLING;
}

export class Flight<Thing, Aim> {
  thing = $state.raw<Thing | null>(null);
  point = $state.raw<Point>({ x: 0, y: 0 });
  aim = $state.raw<Aim | null>(null);

  start(thing: Thing, { aims, lands }: Landing<Aim>): Dragging {
    this.thing = thing;
    return {
      moves: (point) => {
        this.point = point;
        this.aim = aims(point);
      },
      ends: (point) => {
        const { aim } = this;
        dropped = performance.now();
        this.thing = null;
        this.aim = null;
        if (point !== null) lands(aim, point);
      },
    };
  }
}

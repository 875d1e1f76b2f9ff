// The tiles that follow a finger, and the place where they would fall.

import { type Dragging, drag, type Point } from '@boite/ui/drag.ts';
import { Flight } from '@boite/ui/flight.svelte.ts';
import { aimAtBench, type TileAim } from './aim.ts';
import type { Lifted } from './lifting.ts';
import { type BenchTile, canWin, isLaid, type TileId, tileOf } from './workbench.ts';
import type { Workshop } from './workshop.svelte.ts';

/** In pixels: that near to the edge of the table, it scrolls by itself. */
const SCROLLING_EDGE = 48;
const SCROLL_STEP = 7;
/** In milliseconds: how long one rests there first, so that what one aims at does not slide away. */
const RESTING = 400;
/** In pixels: less than that, and they have not left the place they were taken from. */
const FAR_ENOUGH = 12;

export class TileDrag {
  readonly #workshop: Workshop;
  readonly flight = new Flight<readonly BenchTile[], TileAim>();
  #origin: Point = { x: 0, y: 0 };
  /** Whether they have left the place they were taken from. */
  #hasLeft = false;
  #landed: Lifted = [];
  /** Since when the finger has been at the edge; null when it is not. */
  #atEdge: number | null = null;

  constructor(workshop: Workshop) {
    this.#workshop = workshop;
  }

  fromRack = (id: TileId) => drag((from) => this.#starts(id, from));
  fromTable = (id: TileId) => drag((from) => this.#starts(id, from), 'after-hold');

  get isOn(): boolean {
    return this.flight.thing !== null;
  }

  isFlying(id: TileId): boolean {
    return this.flight.thing?.some((tile) => tile.id === id) ?? false;
  }

  /** What has just been let go, told once. */
  takeLanded(): Lifted {
    const landed = this.#landed;
    this.#landed = [];
    return landed;
  }

  /** What is held goes along with the tile under the finger. */
  #starts(id: TileId, from: Point): Dragging | null {
    const { canLay, lifted, bench } = this.#workshop;
    if (!canLay) return null;
    const ids = lifted.includes(id) ? lifted : [id];
    this.#workshop.letGo();
    this.#origin = from;
    this.#hasLeft = false;
    const dragging = this.flight.start(
      ids.flatMap((one) => tileOf(bench, one) ?? []),
      { aims: (point) => this.#aims(point, ids), lands: (aim) => this.#lands(aim, ids) },
    );
    this.flight.point = from;
    this.#scroll(ids);
    return dragging;
  }

  #aims(point: Point, ids: Lifted): TileAim | null {
    this.#hasLeft ||= Math.hypot(point.x - this.#origin.x, point.y - this.#origin.y) > FAR_ENOUGH;
    const [only] = ids.length === 1 ? ids : [];
    return aimAtBench(point, (target) => only !== undefined && canWin(this.#workshop.bench, only, target));
  }

  /** As long as something rests near the top or the foot of the table, the table goes that way. */
  #scroll(ids: Lifted): void {
    if (!this.isOn) return;
    const table = document.querySelector('[data-place="play"]');
    const by = table && this.#hasLeft ? edgeOf(table.getBoundingClientRect(), this.flight.point) : 0;
    this.#atEdge = by === 0 ? null : (this.#atEdge ?? performance.now());
    if (table && this.#atEdge !== null && performance.now() - this.#atEdge > RESTING) {
      table.scrollTop += by * SCROLL_STEP;
      this.flight.aim = this.#aims(this.flight.point, ids);
    }
    requestAnimationFrame(() => this.#scroll(ids));
  }

  #lands(aim: TileAim | null, ids: Lifted): void {
    const [first] = ids;
    if (first === undefined) return;
    this.#landed = ids;
    // Held without going anywhere: the whole word is taken.
    if (!this.#hasLeft && isLaid(this.#workshop.bench, first)) this.#workshop.takeWord(first);
    else if (aim?.kind === 'place') this.#workshop.drop(ids, aim.place);
    else if (aim?.kind === 'tile') this.#workshop.win(first, aim.id);
    else if (aim) this.#putOnRack(ids, first, aim.at);
  }

  #putOnRack(ids: Lifted, first: TileId, at: number): void {
    if (isLaid(this.#workshop.bench, first)) this.#workshop.giveBack(ids);
    else this.#workshop.arrange(first, at);
  }
}

/** Which way the table goes for a finger that is there. */
function edgeOf({ top, bottom }: DOMRect, { y }: Point): -1 | 0 | 1 {
  if (y > top && y < top + SCROLLING_EDGE) return -1;
  return y < bottom && y > bottom - SCROLLING_EDGE ? 1 : 0;
}

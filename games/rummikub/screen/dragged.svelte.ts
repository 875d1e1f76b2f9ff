// Knows the tiles that follow a finger, and the place where they would fall.

import { type Dragging, drag, type Point } from '@boite/ui/drag.ts';
import { type Aim, aimAt } from './aim.ts';
import type { Lifted } from './lifting.ts';
import { type BenchTile, canWin, isLaid, type TileId, tileOf } from './workbench.ts';
import type { Workshop } from './workshop.svelte.ts';

/** In pixels: that near to the edge of what is seen, the page scrolls by itself. */
const EDGE = 48;
const SCROLL_STEP = 7;

export class Dragged {
  readonly #workshop: Workshop;
  tiles = $state.raw<readonly BenchTile[]>([]);
  point = $state.raw<Point>({ x: 0, y: 0 });
  aim = $state.raw<Aim | null>(null);
  #origin: Point = { x: 0, y: 0 };
  /** Whether they have left the place they were taken from. */
  #hasLeft = false;
  #landed: Lifted = [];

  constructor(workshop: Workshop) {
    this.#workshop = workshop;
  }

  fromRack = (id: TileId) => drag((from) => this.#starts(id, from));
  fromTable = (id: TileId) => drag((from) => this.#starts(id, from), 'after-hold');

  isFlying(id: TileId): boolean {
    return this.tiles.some((tile) => tile.id === id);
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
    this.tiles = ids.flatMap((one) => tileOf(bench, one) ?? []);
    this.point = from;
    this.#origin = from;
    this.#hasLeft = false;
    this.#scroll(ids);
    return { moves: (point) => this.#moves(point, ids), ends: (point) => this.#ends(point, ids) };
  }

  #moves(point: Point, ids: Lifted): void {
    this.#hasLeft ||= Math.hypot(point.x - this.#origin.x, point.y - this.#origin.y) > EDGE / 4;
    this.point = point;
    this.aim = this.#aimFor(point, ids);
  }

  #aimFor(point: Point, ids: Lifted): Aim | null {
    const [only] = ids.length === 1 ? ids : [];
    return aimAt(point, (target) => only !== undefined && canWin(this.#workshop.bench, only, target));
  }

  /** As long as something is dragged near the top or the tray, the page goes that way. */
  #scroll(ids: Lifted): void {
    if (this.tiles.length === 0) return;
    const foot = document.querySelector('[data-tray]')?.getBoundingClientRect().top ?? window.innerHeight;
    const { y } = this.point;
    const by = y < EDGE ? -SCROLL_STEP : y < foot && y > foot - EDGE ? SCROLL_STEP : 0;
    if (by !== 0 && this.#hasLeft) {
      window.scrollBy(0, by);
      this.aim = this.#aimFor(this.point, ids);
    }
    requestAnimationFrame(() => this.#scroll(ids));
  }

  #ends(point: Point | null, ids: Lifted): void {
    const { aim } = this;
    const [first] = ids;
    this.tiles = [];
    this.aim = null;
    if (point === null || first === undefined) return;
    this.#landed = ids;
    // Held without going anywhere: the whole word is taken.
    if (!this.#hasLeft && isLaid(this.#workshop.bench, first)) this.#workshop.takeWord(first);
    else if (aim) this.#land(aim, ids, first);
  }

  #land(aim: Aim, ids: Lifted, first: TileId): void {
    if (aim.kind === 'place') this.#workshop.drop(ids, aim.place);
    else if (aim.kind === 'tile') this.#workshop.win(first, aim.id);
    else if (isLaid(this.#workshop.bench, first)) this.#workshop.giveBack(ids);
    else this.#workshop.arrange(first, aim.at);
  }
}

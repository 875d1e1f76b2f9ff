// Knows which place of the workbench a finger is nearest to, from where things stand on the screen.

import type { Point } from '@boite/ui/drag.ts';
import type { Place, TileId } from './workbench.ts';

export type Aim =
  | { readonly kind: 'place'; readonly place: Place; readonly mark: Mark }
  /** Right on a tile of the table that could be replaced. */
  | { readonly kind: 'tile'; readonly id: TileId; readonly mark: Mark }
  | { readonly kind: 'rack'; readonly at: number; readonly mark: Mark };

/** Where to show what would happen, in pixels of the window. */
interface Mark {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** In pixels: a tile let go that near to a word is meant for it. */
const REACH = 12;
const BAR = 4;

/** `isTarget`: whether what is dragged could replace that tile. */
export function aimAt(point: Point, isTarget: (id: TileId) => boolean): Aim | null {
  const rack = document.querySelector('[data-rack]');
  if (rack && isInside(point, rack.getBoundingClientRect(), 0)) return rackAim(point, rack);
  const table = document.querySelector('[data-table]');
  if (!table || !isInside(point, table.getBoundingClientRect(), REACH)) return null;
  const near = nearest(point, [...table.querySelectorAll('[data-group] [data-tile]')], REACH);
  if (near) return wordAim(point, near, isTarget);
  const slot = table.querySelector('[data-new]')?.getBoundingClientRect();
  return slot ? { kind: 'place', place: { group: null, at: 0 }, mark: markOf(slot) } : null;
}

/** The place nearest to a tap on a tile: before it on its left half, after it on its right half. */
export function placeBeside(tile: Element, point: Point | null): Place {
  const group = tile.closest('[data-group]');
  const at = [...(group?.querySelectorAll('[data-tile]') ?? [])].indexOf(tile);
  const after = point !== null && isAfter(point, tile.getBoundingClientRect()) ? 1 : 0;
  return { group: Number(group?.getAttribute('data-group')), at: at + after };
}

function wordAim(point: Point, tile: Element, isTarget: (id: TileId) => boolean): Aim {
  const box = tile.getBoundingClientRect();
  const id = Number(tile.getAttribute('data-tile'));
  if (isTarget(id) && isInside(point, box, -box.width / 5)) return { kind: 'tile', id, mark: markOf(box) };
  return { kind: 'place', place: placeBeside(tile, point), mark: barBeside(point, box) };
}

function rackAim(point: Point, rack: Element): Aim {
  const places = [...rack.querySelectorAll('[data-place]')];
  const near = nearest(point, places, Number.POSITIVE_INFINITY);
  if (!near) return { kind: 'rack', at: 0, mark: markOf(rack.getBoundingClientRect()) };
  const box = near.getBoundingClientRect();
  return { kind: 'rack', at: places.indexOf(near) + (isAfter(point, box) ? 1 : 0), mark: barBeside(point, box) };
}

function nearest(point: Point, elements: readonly Element[], reach: number): Element | null {
  const measured = elements.map((element) => ({ element, distance: distance(point, element.getBoundingClientRect()) }));
  const [closest] = measured.filter((one) => one.distance <= reach).sort((one, other) => one.distance - other.distance);
  return closest?.element ?? null;
}

function distance({ x, y }: Point, { left, right, top, bottom }: DOMRect): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

function isInside({ x, y }: Point, { left, right, top, bottom }: DOMRect, reach: number): boolean {
  return x >= left - reach && x <= right + reach && y >= top - reach && y <= bottom + reach;
}

function isAfter({ x }: Point, { left, right }: DOMRect): boolean {
  return x > (left + right) / 2;
}

function barBeside(point: Point, box: DOMRect): Mark {
  const edge = isAfter(point, box) ? box.right : box.left;
  return { x: edge - BAR / 2, y: box.top - BAR, width: BAR, height: box.height + 2 * BAR };
}

function markOf({ left, top, width, height }: DOMRect): Mark {
  return { x: left, y: top, width, height };
}

// Which place of the workbench a finger is nearest to, from where things stand on the screen.

import type { Point } from '@boite/ui/drag.ts';
import { isNear, isPastMiddle, nearestElement } from '@boite/ui/nearness.ts';
import type { BenchPlace, TileId } from './workbench.ts';

export type TileAim =
  | { readonly kind: 'place'; readonly place: BenchPlace; readonly mark: Mark }
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
const WORD_REACH = 12;
const BAR = 4;

/** `isTarget`: whether what is dragged could replace that tile. */
export function aimAtBench(point: Point, isTarget: (id: TileId) => boolean): TileAim | null {
  const rack = document.querySelector('[data-rack]');
  if (rack && isNear(point, rack.getBoundingClientRect())) return rackAim(point, rack);
  const table = document.querySelector('[data-table]');
  if (!table || !isNear(point, table.getBoundingClientRect(), WORD_REACH)) return null;
  const near = nearestElement(point, table.querySelectorAll('[data-group] [data-tile]'), WORD_REACH);
  if (near) return wordAim(point, near, isTarget);
  const slot = table.querySelector('[data-new]')?.getBoundingClientRect();
  return slot ? { kind: 'place', place: { group: null, at: 0 }, mark: markOf(slot) } : null;
}

/** The place nearest to a tap on a tile: before it on its left half, after it on its right half. */
export function placeBeside(tile: Element, point: Point | null): BenchPlace {
  const group = tile.closest('[data-group]');
  const at = [...(group?.querySelectorAll('[data-tile]') ?? [])].indexOf(tile);
  const after = point !== null && isPastMiddle(point, tile.getBoundingClientRect()) ? 1 : 0;
  return { group: Number(group?.getAttribute('data-group')), at: at + after };
}

function wordAim(point: Point, tile: Element, isTarget: (id: TileId) => boolean): TileAim {
  const box = tile.getBoundingClientRect();
  const id = Number(tile.getAttribute('data-tile'));
  if (isTarget(id) && isNear(point, box, -box.width / 5)) return { kind: 'tile', id, mark: markOf(box) };
  return { kind: 'place', place: placeBeside(tile, point), mark: barBeside(point, box) };
}

function rackAim(point: Point, rack: Element): TileAim {
  const places = [...rack.querySelectorAll('[data-place]')];
  const near = nearestElement(point, places, Number.POSITIVE_INFINITY);
  if (!near) return { kind: 'rack', at: 0, mark: markOf(rack.getBoundingClientRect()) };
  const box = near.getBoundingClientRect();
  return { kind: 'rack', at: places.indexOf(near) + (isPastMiddle(point, box) ? 1 : 0), mark: barBeside(point, box) };
}

function barBeside(point: Point, box: DOMRect): Mark {
  const edge = isPastMiddle(point, box) ? box.right : box.left;
  return { x: edge - BAR / 2, y: box.top - BAR, width: BAR, height: box.height + 2 * BAR };
}

function markOf({ left, top, width, height }: DOMRect): Mark {
  return { x: left, y: top, width, height };
}

// Where the keyboard stops on the workbench: before each tile, at the end of each word, where a new one begins, on the rack.

import { placeBeside } from './aim.ts';
import type { Heading } from './keyboard.ts';
import { type BenchPlace, groupWith, NEW_WORD, type TileBench, type TileId } from './workbench.ts';

export function stopOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-stop]') : null;
}

/** Where a letter typed at a stop goes; null on the rack. */
export function placeAtStop(stop: HTMLElement): BenchPlace | null {
  if (stop.dataset.own !== undefined) return null;
  if (stop.dataset.new !== undefined) return NEW_WORD;
  if (stop.dataset.end === undefined) return placeBeside(stop, null);
  const group = stop.closest('[data-group]');
  return { group: Number(group?.getAttribute('data-group')), at: group?.querySelectorAll('[data-tile]').length ?? 0 };
}

export function tileAtStop(stop: HTMLElement): TileId | null {
  return stop.dataset.tile === undefined ? null : Number(stop.dataset.tile);
}

/** The stop of a place, to give it the focus. */
export function stopAtPlace(bench: TileBench, place: BenchPlace): HTMLElement | null {
  const group = groupWith(bench, place.group);
  if (group === null) return document.querySelector('[data-new]');
  const tile = group.tiles[place.at];
  return document.querySelector(tile ? `[data-group] [data-tile="${tile.id}"]` : `[data-group="${group.id}"] [data-end]`);
}

/** The next stop that way; the same one at the edge. */
export function stopBeside(stop: HTMLElement, to: Heading): HTMLElement {
  if (to === 'up' || to === 'down') return stopBeyond(stop, to);
  const row = allStops().filter((other) => isOnRack(other) === isOnRack(stop));
  return row[row.indexOf(stop) + (to === 'left' ? -1 : 1)] ?? stop;
}

export function firstStop(): HTMLElement | null {
  return allStops()[0] ?? null;
}

function stopBeyond(stop: HTMLElement, to: 'up' | 'down'): HTMLElement {
  const here = stop.getBoundingClientRect();
  const beyond = allStops().filter((other) => {
    const { top, bottom } = other.getBoundingClientRect();
    return to === 'up' ? bottom <= here.top + 1 : top >= here.bottom - 1;
  });
  const far = (other: HTMLElement) => {
    const box = other.getBoundingClientRect();
    // The next row first, then the nearest in it.
    return Math.abs(box.top - here.top) * 10 + Math.abs(box.left - here.left);
  };
  return beyond.sort((one, other) => far(one) - far(other))[0] ?? stop;
}

function allStops(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-stop]:not(:disabled)')];
}

function isOnRack(stop: HTMLElement): boolean {
  return stop.dataset.own !== undefined;
}

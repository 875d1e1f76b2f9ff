// How near the board is seen: whole, or a part of it that can be moved about.

import type { Cell } from '@boite/kernel';
import type { Point } from '@boite/ui/drag.ts';
import { pinch } from '@boite/ui/pinch.ts';
import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { SIDE } from '../rules/board.ts';

const NEAREST = 3;

export class Zoom {
  /** 1: the whole board. */
  level = $state(1);
  #window: HTMLElement | null = null;

  /** The window through which the board is seen. */
  attach: Attachment<HTMLElement> = (element) => {
    this.#window = element;
    const letGo = pinch(
      () => this.level,
      (level, around) => this.to(level, around),
    )(element);
    return () => {
      this.#window = null;
      letGo?.();
    };
  };

  get isWhole(): boolean {
    return this.level <= 1;
  }

  get isNearest(): boolean {
    return this.level >= NEAREST;
  }

  by(factor: number): void {
    this.to(this.level * factor);
  }

  /** The place under a point of the screen stays there; without one, the middle of the window. */
  async to(level: number, around?: Point): Promise<void> {
    const element = this.#window;
    if (!element) return;
    const { left, top, width, height } = element.getBoundingClientRect();
    const at = around ? { x: around.x - left, y: around.y - top } : { x: width / 2, y: height / 2 };
    const place = { x: (element.scrollLeft + at.x) / this.level, y: (element.scrollTop + at.y) / this.level };
    this.level = Math.min(NEAREST, Math.max(1, level));
    await tick();
    element.scrollTo(place.x * this.level - at.x, place.y * this.level - at.y);
  }

  /** Squares are brought where they can be seen. */
  async show(cells: readonly Cell[]): Promise<void> {
    const element = this.#window;
    if (!element || cells.length === 0 || this.isWhole) return;
    await tick();
    const side = element.scrollWidth / SIDE;
    const start = (places: readonly number[], seen: number, length: number) => {
      const [first, last] = [Math.min(...places) * side, (Math.max(...places) + 1) * side];
      const isSeen = first >= seen && last <= seen + length;
      return isSeen ? seen : (first + last - length) / 2;
    };
    element.scrollTo({
      left: start(
        cells.map(({ column }) => column),
        element.scrollLeft,
        element.clientWidth,
      ),
      top: start(
        cells.map(({ row }) => row),
        element.scrollTop,
        element.clientHeight,
      ),
    });
  }
}

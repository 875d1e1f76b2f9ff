// How a change is seen as a short motion: each tile goes from where it was to where it is.

/** In milliseconds: one's own gesture, and what the others did, which must be followed with the eyes. */
const DURATION = { self: 170, table: 620 } as const;

export type Mover = 'self' | 'table';

export class Motion {
  #before = new Map<string, DOMRect>();
  #by: Mover = 'table';

  /** Where everything stands, before the page changes. */
  remember(by: Mover): void {
    this.#by = by;
    this.#before = new Map(tilesOnScreen().map((tile) => [tileKey(tile), tile.getBoundingClientRect()]));
  }

  /** After the page has changed. Tiles that were dragged there are there already. */
  play(dragged: readonly number[]): void {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches || this.#before.size === 0) return;
    const duration = DURATION[this.#by];
    const moving = tilesOnScreen().filter((tile) => !dragged.includes(Number(tileKey(tile))));
    // Everything is measured before anything moves: a motion between two looks would lay the page out anew each time.
    const places = moving.map((tile) => tile.getBoundingClientRect());
    for (const [nth, tile] of moving.entries()) {
      const now = places[nth];
      if (now) glide(tile, { before: this.#before.get(tileKey(tile)), now, duration });
    }
  }
}

interface Way {
  readonly before: DOMRect | undefined;
  readonly now: DOMRect;
  readonly duration: number;
}

function glide(tile: HTMLElement, { before, now, duration }: Way): void {
  if (!before) {
    tile.animate({ opacity: [0, 1], translate: ['0 -24px', '0 0'] }, { duration, easing: 'ease-out' });
    return;
  }
  const [x, y] = [before.left - now.left, before.top - now.top];
  if (Math.hypot(x, y) < 1) return;
  const scale = before.width / Math.max(1, now.width);
  tile.animate(
    { transformOrigin: ['0 0', '0 0'], transform: [`translate(${x}px, ${y}px) scale(${scale})`, 'none'], zIndex: ['3', '3'] },
    { duration, easing: 'cubic-bezier(0.3, 0.9, 0.3, 1)' },
  );
}

function tilesOnScreen(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-tile]')];
}

function tileKey(tile: HTMLElement): string {
  return tile.dataset.tile ?? '';
}

// How a change is seen as a short motion: each tile goes from where it was to where it is.

/** In milliseconds: one's own gesture, and what the others did, which must be followed with the eyes. */
const DURATION = { self: 170, table: 620 } as const;

export type Mover = 'self' | 'table';

export class Motion {
  #before = new Map<string, DOMRect>();
  #railsBefore = new Map<string, DOMRect>();
  #by: Mover = 'table';

  /** Where everything stands, before the page changes. */
  remember(by: Mover): void {
    this.#by = by;
    this.#before = placesOf(tilesOnScreen());
    this.#railsBefore = placesOf(railsOnScreen());
  }

  /** After the page has changed. Tiles that were dragged there are there already. */
  play(dragged: readonly number[]): void {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches || this.#before.size === 0) return;
    const duration = DURATION[this.#by];
    const moving = tilesOnScreen().filter((tile) => !dragged.includes(Number(keyOf(tile))));
    const rails = railsOnScreen();
    // Everything is measured before anything moves: a motion between two looks would lay the page out anew each time.
    const [places, railPlaces] = [placesOf(moving), placesOf(rails)];
    const carried = new Map<Element | null, Shift>();
    for (const rail of rails) {
      const shift = shiftOf(this.#railsBefore.get(keyOf(rail)), railPlaces.get(keyOf(rail)));
      if (shift === null) continue;
      carried.set(rail, shift);
      slide(rail, { shift, duration });
    }
    for (const tile of moving) {
      const [before, now] = [this.#before.get(keyOf(tile)), places.get(keyOf(tile))];
      if (now) glide(tile, { before, now, duration, carried: carried.get(tile.closest(RAILS)) ?? STILL });
    }
  }
}

type Shift = readonly [x: number, y: number];

const STILL: Shift = [0, 0];

/** From where a thing is to where it was; null when it is new, or has not moved. */
function shiftOf(before: DOMRect | undefined, now: DOMRect | undefined): Shift | null {
  if (!before || !now) return null;
  const shift = [before.left - now.left, before.top - now.top] as const;
  return Math.hypot(...shift) < 1 ? null : shift;
}

const EASING = 'cubic-bezier(0.3, 0.9, 0.3, 1)';

function slide(rail: HTMLElement, { shift: [x, y], duration }: { readonly shift: Shift; readonly duration: number }): void {
  rail.animate({ transform: [`translate(${x}px, ${y}px)`, 'none'] }, { duration, easing: EASING });
}

interface Way {
  readonly before: DOMRect | undefined;
  readonly now: DOMRect;
  readonly duration: number;
  /** What the rail of the tile does already. */
  readonly carried: Shift;
}

function glide(tile: HTMLElement, { before, now, duration, carried }: Way): void {
  if (!before) {
    tile.animate({ opacity: [0, 1], translate: ['0 -24px', '0 0'] }, { duration, easing: 'ease-out' });
    return;
  }
  const [x, y] = [before.left - now.left - carried[0], before.top - now.top - carried[1]];
  if (Math.hypot(x, y) < 1) return;
  const scale = before.width / Math.max(1, now.width);
  tile.animate(
    { transformOrigin: ['0 0', '0 0'], transform: [`translate(${x}px, ${y}px) scale(${scale})`, 'none'], zIndex: ['3', '3'] },
    { duration, easing: EASING },
  );
}

function tilesOnScreen(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-tile]')];
}

/** What the tiles of a word lie on, and the place of a new one. */
const RAILS = '[data-group], [data-new-place]';

function railsOnScreen(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(RAILS)];
}

function placesOf(things: readonly HTMLElement[]): Map<string, DOMRect> {
  return new Map(things.map((thing) => [keyOf(thing), thing.getBoundingClientRect()]));
}

function keyOf({ dataset }: HTMLElement): string {
  return dataset.tile ?? dataset.group ?? '';
}

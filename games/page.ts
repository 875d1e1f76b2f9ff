// The games as the page finds them: whatever lies in a game's folder under the usual name. Only the covers, and what a game puts on the
// home page, come with the page; all the rest when it is asked for.

import type { GameBox, GameTypes } from '@boite/kernel';
import type { DailyProps, GalleryProps, GameScreen } from '@boite/ui/screen.ts';
import type { Component } from 'svelte';

/** A game as the page knows it before opening its box. */
export interface Title {
  readonly Cover: Component;
  /** What it offers on the home page, if anything. */
  readonly Daily: Component<DailyProps<GameTypes>> | null;
  /** Its section of « Les cartes », if it has one. */
  readonly gallery: (() => Promise<Component<GalleryProps>>) | null;
  box(): Promise<GameBox<GameTypes>>;
  screen(): Promise<GameScreen<GameTypes>>;
  /** As HTML. */
  rules(): Promise<string>;
}

const COVERS = import.meta.glob<Component>('./*/screen/Cover.svelte', { eager: true, import: 'default' });
const DAILIES = import.meta.glob<Component<DailyProps<GameTypes>>>('./*/screen/Daily.svelte', { eager: true, import: 'default' });
const GALLERIES = import.meta.glob<Component<GalleryProps>>('./*/screen/Gallery.svelte', { import: 'default' });
const BOXES = import.meta.glob<GameBox<GameTypes>>('./*/game.ts', { import: 'box' });
const SCREENS = import.meta.glob<GameScreen<GameTypes>>('./*/screen/index.ts', { import: 'screen' });
const RULES = import.meta.glob<string>('./*/RULES.md', { import: 'default' });

/** Null when no game has that id, or when it is not all there. */
export function titleOf(id: string): Title | null {
  const [Cover, box] = [COVERS[`./${id}/screen/Cover.svelte`], BOXES[`./${id}/game.ts`]];
  const [screen, rules] = [SCREENS[`./${id}/screen/index.ts`], RULES[`./${id}/RULES.md`]];
  if (!Cover || !box || !screen || !rules) return null;
  const Daily = DAILIES[`./${id}/screen/Daily.svelte`] ?? null;
  const gallery = GALLERIES[`./${id}/screen/Gallery.svelte`] ?? null;
  return { Cover, Daily, gallery, box, screen, rules };
}

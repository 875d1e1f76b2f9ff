// The games as the page finds them: whatever lies in a game's folder under the usual name. Only the covers, and what a game puts on the
// home page, come with the page; all the rest when it is asked for.

import type { Coach, GameBox, GameTypes, Lesson } from '@boite/kernel';
import type { AgreementProps, DailyProps, GalleryProps, GameScreen, RiddleProps } from '@boite/ui/screen.ts';
import type { Component } from 'svelte';

/** A game as the page knows it before opening its box. */
export interface Title {
  /** The picture on its box, if there is one. */
  readonly Cover: Component | null;
  /** What it offers on the home page, if anything. */
  readonly Daily: Component<DailyProps<GameTypes>> | null;
  /** Why one plays it, in a line and a picture, if it says so. */
  readonly why: (() => Promise<Component>) | null;
  /** The worked examples of its rules as pictures, if it has them. */
  readonly examples: (() => Promise<Component>) | null;
  /** Its section of « Les cartes », if it has one. */
  readonly gallery: (() => Promise<Component<GalleryProps>>) | null;
  /** Where one makes a riddle of its pieces for others, and guesses theirs, if it has any. */
  readonly riddle: (() => Promise<Component<RiddleProps>>) | null;
  /** Where one makes pieces of one's own for it, if one can. */
  readonly decks: (() => Promise<Component>) | null;
  /** What it asks a table besides its form, if anything. */
  readonly agreement: (() => Promise<Component<AgreementProps<GameTypes>>>) | null;
  /** What it teaches, if anything. */
  readonly coach: (() => Promise<Coach<GameTypes>>) | null;
  /** How it is learned by playing it, if it is. */
  readonly lesson: (() => Promise<Lesson<GameTypes>>) | null;
  box(): Promise<GameBox<GameTypes>>;
  screen(): Promise<GameScreen<GameTypes>>;
  /** As HTML. */
  rules(): Promise<string>;
}

// The template is no game of the page: whoever copies it makes one.
const COVER_FILES = import.meta.glob<Component>('./*/screen/Cover.svelte', { eager: true, import: 'default' });
const DAILY_FILES = import.meta.glob<Component<DailyProps<GameTypes>>>('./*/screen/Daily.svelte', {
  eager: true,
  import: 'default',
});
const GALLERY_FILES = import.meta.glob<Component<GalleryProps>>('./*/screen/Gallery.svelte', { import: 'default' });
const WHY_FILES = import.meta.glob<Component>('./*/screen/Why.svelte', { import: 'default' });
const EXAMPLE_FILES = import.meta.glob<Component>('./*/screen/Examples.svelte', { import: 'default' });
const RIDDLE_FILES = import.meta.glob<Component<RiddleProps>>('./*/screen/Riddle.svelte', { import: 'default' });
const DECK_FILES = import.meta.glob<Component>('./*/screen/Decks.svelte', { import: 'default' });
const AGREEMENT_FILES = import.meta.glob<Component<AgreementProps<GameTypes>>>('./*/screen/Agreement.svelte', {
  import: 'default',
});
const PAGE_BOXES = import.meta.glob<GameBox<GameTypes>>(['./*/game.ts', '!./template/**'], { import: 'box' });
const PAGE_COACHES = import.meta.glob<Coach<GameTypes>>(['./*/coach.ts', '!./template/**'], { import: 'coach' });
const LESSON_FILES = import.meta.glob<Lesson<GameTypes>>(['./*/lesson.ts', '!./template/**'], { import: 'lesson' });
const SCREEN_FILES = import.meta.glob<GameScreen<GameTypes>>(['./*/screen/index.ts', '!./template/**'], { import: 'screen' });
const RULE_FILES = import.meta.glob<string>(['./*/RULES.md', '!./template/**'], { import: 'default' });

/** Null when no game has that id, or when it is not all there. */
export function titleOf(id: string): Title | null {
  const [box, screen, rules] = [
    PAGE_BOXES[`./${id}/game.ts`],
    SCREEN_FILES[`./${id}/screen/index.ts`],
    RULE_FILES[`./${id}/RULES.md`],
  ];
  if (!box || !screen || !rules) return null;
  const coach = PAGE_COACHES[`./${id}/coach.ts`] ?? null;
  const Cover = COVER_FILES[`./${id}/screen/Cover.svelte`] ?? null;
  const Daily = DAILY_FILES[`./${id}/screen/Daily.svelte`] ?? null;
  const gallery = GALLERY_FILES[`./${id}/screen/Gallery.svelte`] ?? null;
  const why = WHY_FILES[`./${id}/screen/Why.svelte`] ?? null;
  const examples = EXAMPLE_FILES[`./${id}/screen/Examples.svelte`] ?? null;
  const riddle = RIDDLE_FILES[`./${id}/screen/Riddle.svelte`] ?? null;
  const lesson = LESSON_FILES[`./${id}/lesson.ts`] ?? null;
  const decks = DECK_FILES[`./${id}/screen/Decks.svelte`] ?? null;
  const agreement = AGREEMENT_FILES[`./${id}/screen/Agreement.svelte`] ?? null;
  return { Cover, Daily, riddle, decks, agreement, coach, lesson, gallery, why, examples, box, screen, rules };
}

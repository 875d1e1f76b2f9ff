// What the games teach, as a worker opens it: one game at a time, nothing of their screens.

import type { Coach, GameTypes } from '@boite/kernel';

// The template teaches nothing: whoever copies it may.
const COACH_FILES = import.meta.glob<Coach<GameTypes>>(['./*/coach.ts', '!./template/**'], { import: 'coach' });

/** Null when a game teaches nothing. */
export async function coachHere(id: string): Promise<Coach<GameTypes> | null> {
  return (await COACH_FILES[`./${id}/coach.ts`]?.()) ?? null;
}

// What the smallest game gives to the shell of a table.

import { counted } from '@boite/language';
import { COURSE_EFFECTS, LAID, QUIET } from '@boite/ui/effects.ts';
import type { GameScreen } from '@boite/ui/screen.ts';
import { lastWord } from '../rules.ts';
import type { Types, View } from '../types.ts';
import Screen from './Screen.svelte';

export const screen: GameScreen<Types> = {
  Screen,
  standing: (view) => ({
    scores: view.scores,
    retired: view.retired,
    result: view.result,
    notes: view.scores.map((_, seat) => counted(turnsTaken(view, seat), 'tour')),
    asked: wordAsked(view),
    glass: view.options.sablier,
  }),
  keys: 'Entrée = dit le mot',
  effects: { ...COURSE_EFFECTS, begun: QUIET, said: LAID },
  unwritten: ['turn'],
};

function turnsTaken({ sheet }: View, seat: number): number {
  return sheet.filter((line) => line.seat === seat).length;
}

function wordAsked({ sheet }: View): string {
  const letter = lastWord(sheet)?.at(-1);
  return letter === undefined ? 'Dites un premier mot.' : `Dites un mot qui commence par ${letter}.`;
}

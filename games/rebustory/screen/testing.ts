// How to draw a group as text, for tests: a row a line, a name a card, « . » where nothing lies.

import type { Group, Rebus, View } from '../types.ts';

/** « DE PART / FIL . »: cards by what follows « a- » in their id. */
export function drawnGroup(drawing: string, rest: Partial<Group> = {}): Group {
  const rows = drawing.split('/').map((line) => line.trim().split(/\s+/));
  const squares = rows.flatMap((cards, row) =>
    cards.flatMap((name, column) => (name === '.' ? [] : [{ row, column, card: cardId(name), turn: 1 }])),
  );
  return { id: 1, squares, rebuses: [], ...rest };
}

export function drawnRebus(word: string, rest: Partial<Rebus> = {}): Rebus {
  return {
    row: 0,
    column: 0,
    direction: 'across',
    length: 2,
    word,
    sounds: null,
    parts: null,
    isSpelled: true,
    turn: 1,
    ...rest,
  };
}

export function cardId(name: string): string {
  return name === 'JOKER' || name === 'REBUSTORY' ? name.toLowerCase() : `a-${name.toLowerCase()}`;
}

export function viewWith(rest: Partial<View>): View {
  return { hand: [], plays: [[], []], ...rest } as View;
}
